import { ScrollView, StyleSheet, Text } from 'react-native';

type LessonProps = { title: string; body: string };

export function Lesson({ title, body }: LessonProps) {
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Text dynamicTypeRamp="title1" style={styles.title}>
        {title}
      </Text>
      <Text dynamicTypeRamp="body" style={styles.body}>
        {body}
      </Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { padding: 16 },
  title: { fontSize: 28, fontWeight: '700' },
  body: { fontSize: 17 },
});
