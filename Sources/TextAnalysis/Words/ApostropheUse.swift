/// What an apostrophe does between two letters.
enum ApostropheUse: Sendable {
  /// It ends a word: `cos'è` is `cos` and `è`.
  case separates
  /// It stands for letters left out: `don't` is one word, `user's` is `user`.
  case joins
  /// It ties one of these articles or prepositions to the word that counts: `l'icona` is `icona`.
  case elides(Set<String>)
}
