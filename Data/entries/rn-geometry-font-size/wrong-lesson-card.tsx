import { Dimensions, StyleSheet, Text, View } from 'react-native';

const { width } = Dimensions.get('window');

const fit = (size: number) => Math.round((size * width) / 375); // finds: rn-geometry-font-size

type LessonProps = { title: string; summary: string };

export function LessonCard({ title, summary }: LessonProps) {
  return (
    <View style={styles.card}>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.summary}>{summary}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 16 },
  title: { fontSize: fit(22), fontWeight: '700' },
  summary: { fontSize: fit(15) },
});
