import { StyleSheet, Text, View } from 'react-native';

type MailProps = { sender: string; subject: string };

export function Mail({ sender, subject }: MailProps) {
  return (
    <View style={styles.mail}>
      <Text style={styles.sender}>{sender}</Text>
      <Text numberOfLines={4} style={styles.subject}>
        {subject}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  mail: { padding: 16 },
  sender: { fontSize: 17, fontWeight: '600' },
  subject: { fontSize: 15 },
});
