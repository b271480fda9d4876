import { StyleSheet, Text, View } from 'react-native';

type MailProps = { sender: string; subject: string };

export function Mail({ sender, subject }: MailProps) {
  return (
    <View style={styles.mail}>
      <Text
        numberOfLines={1} // finds: rn-single-line
        style={styles.sender}>
        {sender}
      </Text>
      <Text
        numberOfLines={1} adjustsFontSizeToFit minimumFontScale={0.5} // finds: rn-single-line
        style={styles.subject}>
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
