/// One thing that the knowledge base knows.
public struct Entry: Sendable, Equatable {
  /// The name of the entry's folder, and what a user types to see it.
  public let id: String
  /// What the entry is to its reader.
  public let kind: EntryKind
  /// The one to three subjects it treats.
  public let topics: [Topic]
  /// The frameworks it is about, such as `SwiftUI`.
  public let frameworks: [String]
  /// The first system release that has what the entry speaks of, such as `iOS 14`.
  public let since: [String]
  /// The rule that finds this error, where the entry is a common error.
  public let rule: String?
  /// The ids of entries to read next.
  public let related: [String]
  /// Where its facts can be checked.
  public let citations: [Citation]
  /// The claim that an erratum corrects.
  public let claim: Claim?
  /// What it says, one text a language, in the order of `Language.allCases`.
  public let texts: [EntryText]
  /// Its code, in the order of the file names.
  public let samples: [Sample]

  /// Makes an entry from the files of its folder.
  public init(
    id: String, kind: EntryKind, topics: [Topic], frameworks: [String] = [], since: [String] = [],
    rule: String? = nil, related: [String] = [], citations: [Citation] = [], claim: Claim? = nil,
    texts: [EntryText], samples: [Sample] = []
  ) {
    self.id = id
    self.kind = kind
    self.topics = topics
    self.frameworks = frameworks
    self.since = since
    self.rule = rule
    self.related = related
    self.citations = citations
    self.claim = claim
    self.texts = texts
    self.samples = samples
  }

  /// What the entry says in a language, if it says anything in it.
  public func text(in language: Language) -> EntryText? {
    texts.first { $0.language == language }
  }
}
