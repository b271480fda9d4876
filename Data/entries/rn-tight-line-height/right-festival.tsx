import { StyleSheet, Text, View } from 'react-native';

export function Festival() {
  return (
    <View style={styles.page}>
      <Text style={styles.title}>LỄ HỘI ẨM THỰC HUẾ</Text>
      <Text style={styles.lead}>Ổ bánh, chén trà và tiếng đàn bên sông.</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { padding: 16 },
  title: { fontSize: 30, fontWeight: '700', lineHeight: 38 },
  lead: { fontSize: 18 },
});
