import { StyleSheet, Text, TextInput, View } from 'react-native';

type DoseProps = { medicine: string; note: string; onNote: (note: string) => void };

export function Dose({ medicine, note, onNote }: DoseProps) {
  return (
    <View style={styles.dose}>
      <Text style={styles.medicine}>{medicine}</Text>
      <TextInput multiline value={note} onChangeText={onNote} style={styles.note} />
    </View>
  );
}

const styles = StyleSheet.create({
  dose: { padding: 16 },
  medicine: { fontSize: 17, fontWeight: '600' },
  note: { fontSize: 15 },
});
