import { Pressable, StyleSheet, Text, View } from 'react-native';

type CouponProps = { title: string; expiry: string; onRedeem: () => void };

export function Coupon({ title, expiry, onRedeem }: CouponProps) {
  return (
    <View>
      <Pressable accessibilityRole="button" onPress={onRedeem} style={styles.redeem}>
        <Text style={styles.title}>{title}</Text>
      </Pressable>
      <Text style={styles.expiry}>{expiry}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  redeem: {
    borderRadius: 22,
    height: 44, // finds: rn-fixed-height-text
    justifyContent: 'center',
    overflow: 'hidden',
    paddingHorizontal: 16,
  },
  title: { fontSize: 17, lineHeight: 22 },
  expiry: {
    fontSize: 13,
    height: 18, // finds: rn-fixed-height-text
  },
});
