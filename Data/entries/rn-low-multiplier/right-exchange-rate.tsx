import { StyleSheet, Text, View } from 'react-native';

type RateProps = { rate: string; note: string };

export function ExchangeRate({ rate, note }: RateProps) {
  return (
    <View style={styles.card}>
      <Text maxFontSizeMultiplier={2} style={styles.rate}>
        {rate}
      </Text>
      <Text style={styles.note}>{note}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 16 },
  rate: { fontSize: 20, fontWeight: '600' },
  note: { fontSize: 13 },
});
