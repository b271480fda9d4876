/// Vietnamese syllables that only ask or tie together.
///
/// The list leaves out what a symptom needs: `không` (not), `to`, `lớn`. What remains of `khi nào`,
/// `làm sao` and `như thế nào` are their syllables.
let vietnameseStopWords = [
  "là", "và", "của", "thì", "mà", "khi", "nào", "làm", "sao", "như", "thế", "được", "cho", "một",
  "các", "những", "gì", "à", "ạ", "vậy", "nhỉ", "nhé", "ở", "bị", "với", "nên",
  "biết", "phải", "cũng", "bên", "này", "kia", "mình", "rồi", "sẽ",
]

/// Vietnamese syllables that only tie together, but without their tone are another word that a query needs:
/// `tôi` (I) is `tối` (most), `có` (there is) is `cỡ` (size).
let vietnameseMarkedStopWords = [
  "tôi", "có", "rất", "cứ", "để", "nếu", "đến", "tới", "đang", "đã", "vẫn", "hãy",
]
