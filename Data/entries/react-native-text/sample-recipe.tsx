import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';

type RecipeProps = { name: string; time: string; servings: string; method: string };

export function Recipe({ name, time, servings, method }: RecipeProps) {
  const { fontScale } = useWindowDimensions();
  const isLarge = fontScale > 1.5;

  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Text dynamicTypeRamp="title1" style={styles.name}>
        {name}
      </Text>
      <View style={isLarge ? styles.column : styles.row}>
        <Text dynamicTypeRamp="subheadline" style={styles.fact}>
          {time}
        </Text>
        <Text dynamicTypeRamp="subheadline" style={styles.fact}>
          {servings}
        </Text>
      </View>
      <Text dynamicTypeRamp="body" style={styles.method}>
        {method}
      </Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { padding: 16, gap: 12 },
  name: { fontSize: 28, fontWeight: '700' },
  row: { flexDirection: 'row', gap: 16 },
  column: { flexDirection: 'column', gap: 4 },
  fact: { fontSize: 15 },
  method: { fontSize: 17 },
});
