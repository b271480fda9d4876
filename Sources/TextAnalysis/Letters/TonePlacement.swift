/// The tones of a Vietnamese vowel, in one order for all vowels.
private let tones: [Unicode.Scalar: [Unicode.Scalar]] = [
  "a": Array("àáảãạ".unicodeScalars), "e": Array("èéẻẽẹ".unicodeScalars),
  "o": Array("òóỏõọ".unicodeScalars), "u": Array("ùúủũụ".unicodeScalars),
  "y": Array("ỳýỷỹỵ".unicodeScalars),
]

/// Moves the tone of a Vietnamese syllable to where today's spelling has it: `hòa` becomes `hoà`.
///
/// Only in open syllables that end in `oa`, `oe` or `uy`: in closed ones (`hoàn`, `suýt`) the tone has
/// one place, and after `q` the `u` is no vowel (`quý`).
func placeTone(in syllable: inout [Unicode.Scalar]) {
  guard syllable.count >= 2 else { return }
  let (first, second) = (syllable[syllable.count - 2], syllable[syllable.count - 1])
  let vowel: Unicode.Scalar
  switch (LatinLetter.base(of: first), second) {
  case ("o", "a"), ("o", "e"): vowel = "o"
  case ("u", "y"): vowel = "u"
  default: return
  }
  guard let tone = tones[vowel]?.firstIndex(of: first), let toned = tones[second] else { return }
  if syllable.count >= 3, syllable[syllable.count - 3] == "q" { return }
  syllable[syllable.count - 2] = vowel
  syllable[syllable.count - 1] = toned[tone]
}
