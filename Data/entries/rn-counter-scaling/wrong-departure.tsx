import { PixelRatio, Text, View, useWindowDimensions } from 'react-native';

type DepartureProps = { line: string; platform: string };

export function Departure({ line, platform }: DepartureProps) {
  const { fontScale } = useWindowDimensions();

  return (
    <View>
      <Text
        style={{
          fontSize: 17 / fontScale, // finds: rn-counter-scaling
          fontWeight: '600',
        }}>
        {line}
      </Text>
      <Text
        style={{
          fontSize: 15 / PixelRatio.getFontScale(), // finds: rn-counter-scaling
        }}>
        {platform}
      </Text>
    </View>
  );
}
