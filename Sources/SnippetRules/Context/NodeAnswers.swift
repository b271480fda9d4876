import DTKBSourceReading

/// Answers about nodes of one text, found by the places of the nodes without hashing.
///
/// It takes four bytes for each node of the text from the first answer on, so it is for what most nodes of a kind are
/// asked; for rare questions a dictionary is smaller.
struct NodeAnswers<Answer> {
  private let nodeCount: Int
  /// By the place of a node: one more than the place of its answer, or zero.
  private var places: [UInt32] = []
  private var answers: [Answer] = []

  /// No answers yet.
  init(for tree: SwiftTree) { nodeCount = tree.root.endIndex }

  /// The answer about the node at a place of the text.
  subscript(index: Int) -> Answer? {
    get {
      guard index < places.count, places[index] > 0 else { return nil }
      return answers[Int(places[index]) - 1]
    }
    set {
      guard let newValue, index < nodeCount else { return }
      if places.isEmpty { places = [UInt32](repeating: 0, count: nodeCount) }
      if places[index] > 0 {
        answers[Int(places[index]) - 1] = newValue
      } else {
        answers.append(newValue)
        places[index] = UInt32(truncatingIfNeeded: answers.count)
      }
    }
  }
}
