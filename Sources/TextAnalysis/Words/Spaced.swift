/// Words in one text, a space between each two.
///
/// `joined(separator:)` of the library looks up the types it is made for as the program runs; that
/// takes longer than the whole analysis of a query.
public func spaced(_ words: [String]) -> String {
  var text = ""
  for word in words {
    if !text.isEmpty { text += " " }
    text += word
  }
  return text
}
