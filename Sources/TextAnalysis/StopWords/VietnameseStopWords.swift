/// Vietnamese syllables that only ask or tie together.
///
/// The list leaves out what a symptom needs: `không` (not), `to`, `lớn`. What remains of `khi nào`,
/// `làm sao` and `như thế nào` are their syllables.
let vietnameseStopWords = [
  "là", "và", "của", "thì", "mà", "khi", "nào", "làm", "sao", "như", "thế", "được", "cho", "một",
  "các", "những", "gì", "à", "ạ", "vậy", "nhỉ", "nhé", "ở", "bị", "với", "nên",
]
