import { StyleSheet, Text, View } from 'react-native';

type PriceProps = { amount: string; note: string };

export function Price({ amount, note }: PriceProps) {
  return (
    <View>
      <Text
        allowFontScaling={false} // finds: rn-scaling-off
        style={styles.amount}>
        {amount}
      </Text>
      <Text
        maxFontSizeMultiplier={1.2} // finds: rn-low-multiplier
        style={styles.note}>
        {note}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  amount: { fontSize: 22, fontWeight: '700' },
  note: { fontSize: 15 },
});
