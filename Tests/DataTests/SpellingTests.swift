import DTKBKnowledge
import Testing

@Test func `Vietnamese has its tone marks`() {
  for prose in ShippedData.prose where prose.language == .vietnamese {
    #expect(!lacksToneMarks(prose), "\(prose.place) has almost no marks: type them")
  }
}

/// Whether of four plain words or more fewer than a third carry a mark: in Vietnamese prose more
/// than two thirds do.
private func lacksToneMarks(_ prose: Prose) -> Bool {
  let words = prose.plainWords
  let marked = words.filter { !$0.allSatisfy(\.isASCII) }
  return words.count >= 4 && marked.count * 3 < words.count
}

@Test(arguments: [
  ("chu van giu co cu", true), ("chữ vẫn giữ cỡ cũ", false), ("dùng `font` cho chữ", false),
  ("cứ để Dynamic Type tự lo", false), ("Text, Label, VStack, List", false),
])
func `a sentence typed without tone marks is noticed`(_ sentence: String, _ isNoticed: Bool) {
  let prose = Prose(place: "", language: .vietnamese, sentence: sentence)
  #expect(lacksToneMarks(prose) == isNoticed)
}

@Test func `Vietnamese explains Dynamic Type where it first names it`() {
  for text in ShippedData.texts where text.text.language == .vietnamese {
    let body = text.text.body
    guard let name = body.firstRange(of: "Dynamic Type") else { continue }
    #expect(
      body[name.upperBound...].hasPrefix(" (cỡ chữ động)"),
      "\(text.file): write “Dynamic Type (cỡ chữ động)” at the first mention")
  }
}

@Test func `quotes and apostrophes are those of print, and every quote is closed`() {
  for prose in ShippedData.prose {
    #expect(quoteFaults(in: prose) == [], "\(prose.place)")
  }
}

private func quoteFaults(in prose: Prose) -> [String] {
  var faults: [String] = []
  for mark in ["\"", "'"] where prose.words.contains(mark) {
    faults.append("a straight \(mark) stands in prose")
  }
  let pairs: [(Character, Character)] = [("«", "»"), ("“", "”"), ("(", ")")]
  for (open, close) in pairs {
    let marks = prose.words.filter { $0 == open || $0 == close }
    let isPaired = marks.enumerated().allSatisfy {
      $0.element == ($0.offset % 2 == 0 ? open : close)
    }
    if !isPaired || !marks.count.isMultiple(of: 2) { faults.append("\(open)\(close) do not pair") }
  }
  let quotes: [Character] =
    prose.language == .vietnamese || prose.language == .english ? ["«", "»"] : []
  for quote in quotes where prose.words.contains(quote) {
    faults.append("\(quote) is no quote of this language")
  }
  return faults
}

@Test(arguments: [
  ("il «testo»", 0), ("l’icona", 0), ("l'icona", 1), ("il \"testo\"", 1), ("il «testo", 1),
  ("`\"a\"` e “b”", 0), ("»a«", 1), ("(«a» (b))", 1),
])
func `a quote that is not of print is noticed`(_ sentence: String, _ count: Int) {
  #expect(
    quoteFaults(in: Prose(place: "", language: .italian, sentence: sentence)).count == count)
}

@Test func `a message is one clause and a summary a whole sentence`() {
  for text in ShippedData.texts {
    #expect(text.text.summary.last.map { ".?!".contains($0) } == true, "\(text.file), summary")
    for field in text.fields where ["message", "fix"].contains(field.key) {
      #expect(field.sentence.last != ".", "\(text.file), \(field.key) ends with a full stop")
      #expect(
        field.sentence.first?.isUppercase == false, "\(text.file), \(field.key) has a capital")
    }
  }
}
