import { StyleSheet, Text, View } from 'react-native';

type ReminderProps = { title: string; due: string };

export function Reminder({ title, due }: ReminderProps) {
  return (
    <View>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.due}>{due}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  title: { fontSize: 17, fontWeight: '600' },
  due: { fontSize: 15 },
});
