import { StyleSheet, Text, View } from 'react-native';

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
  title: { fontSize: 22, fontWeight: '700' },
  summary: { fontSize: 15 },
});
