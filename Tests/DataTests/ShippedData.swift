import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBTestSupport
import Foundation

/// The folder `Data/` of the project, read once for all tests.
enum ShippedData {
  static let content = read.content
  static let defects = read.defects

  private static let read = KnowledgeFolder(path: path).read()

  static let path = ProjectFolder.path("Data")

  /// Every text of every entry.
  static let texts = content.entries.flatMap { entry in
    entry.texts.map { ShippedText(entry: entry, text: $0) }
  }

  /// Every sample of every entry.
  static let samples = content.entries.flatMap { entry in
    entry.samples.map { ShippedSample(entry: entry, sample: $0) }
  }
}

/// What an entry says in one language.
struct ShippedText: Sendable {
  let entry: Entry
  let text: EntryText

  /// The file it stands in.
  var file: String { "Data/entries/\(entry.id)/\(text.language.rawValue).md" }

  /// The fields of the front matter that are read as sentences, by their keys.
  var fields: [(key: String, sentence: String)] {
    [("title", text.title), ("summary", text.summary)]
      + [("message", text.message), ("fix", text.fix)].compactMap { key, sentence in
        sentence.map { (key, $0) }
      }
  }

  /// The stretches of the body's sentences.
  var bodySpans: [Span] { Block.blocks(in: text.body).flatMap(\.spans) }
}

/// A sample of an entry.
struct ShippedSample: Sendable {
  let entry: Entry
  let sample: Sample

  /// The file it stands in.
  var file: String { "Data/entries/\(entry.id)/\(sample.fileName)" }
}

extension Block {
  /// The stretches of the paragraph, a sample's caption included.
  var spans: [Span] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans), .item(_, let spans): spans
    case .sample(_, let caption): Span.spans(in: caption)
    case .table: []
    }
  }
}
