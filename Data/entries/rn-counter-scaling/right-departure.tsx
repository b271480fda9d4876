import {
  Image,
  type ImageSourcePropType,
  StyleSheet,
  Text,
  View,
  useWindowDimensions,
} from 'react-native';

type DepartureProps = { icon: ImageSourcePropType; line: string; platform: string };

export function Departure({ icon, line, platform }: DepartureProps) {
  const { fontScale } = useWindowDimensions();
  const iconSide = 24 * fontScale;

  return (
    <View>
      <Image source={icon} style={{ width: iconSide, height: iconSide }} />
      <Text style={styles.line}>{line}</Text>
      <Text style={styles.platform}>{platform}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { fontSize: 17, fontWeight: '600' },
  platform: { fontSize: 15 },
});
