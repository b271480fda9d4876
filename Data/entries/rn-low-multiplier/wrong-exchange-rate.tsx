import { StyleSheet, Text, View } from 'react-native';

const MAX_FONT_SCALE = 1.6;

type RateProps = { rate: string; note: string };

export function ExchangeRate({ rate, note }: RateProps) {
  return (
    <View style={styles.card}>
      <Text
        maxFontSizeMultiplier={1.2} // finds: rn-low-multiplier
        style={styles.rate}>
        {rate}
      </Text>
      <Text
        maxFontSizeMultiplier={MAX_FONT_SCALE} // finds: rn-low-multiplier
        style={styles.note}>
        {note}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 16 },
  rate: { fontSize: 20, fontWeight: '600' },
  note: { fontSize: 13 },
});
