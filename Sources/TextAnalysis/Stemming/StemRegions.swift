/// The regions of a word in which an ending may be taken away, by where they begin.
///
/// As the Snowball description of the Romance stemmers defines them; a region that cannot be found
/// begins at the end of the word.
struct StemRegions {
  /// The region after the first stretch that a verb needs for its root.
  var rv: Int
  /// The region after the first consonant that follows a vowel.
  let r1: Int
  /// The same again within `r1`.
  let r2: Int

  init(of letters: [UInt8], vowels: LetterSet) {
    let end = letters.count

    /// The place after the first vowel, or consonant, at or after a place.
    func after(vowel: Bool, from place: Int) -> Int {
      var index = place
      while index < end {
        if vowels.contains(letters[index]) == vowel { return index + 1 }
        index += 1
      }
      return end
    }

    r1 = after(vowel: false, from: after(vowel: true, from: 0))
    r2 = after(vowel: false, from: after(vowel: true, from: r1))
    guard end > 2 else {
      rv = end
      return
    }
    rv =
      if !vowels.contains(letters[1]) {
        after(vowel: true, from: 2)
      } else if vowels.contains(letters[0]) {
        after(vowel: false, from: 2)
      } else {
        3
      }
  }
}
