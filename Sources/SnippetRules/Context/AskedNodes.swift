/// The places of the nodes that an answer is being looked for, each led to by the one before.
///
/// There are a few at a time: to look through them is faster than to hash.
struct AskedNodes {
  private var indices: [Int] = []

  var count: Int { indices.count }

  /// Puts in a node; false where it is asked for already.
  mutating func insert(_ index: Int) -> Bool {
    if indices.contains(index) { return false }
    indices.append(index)
    return true
  }

  /// Takes out a node once its answer is known.
  mutating func remove(_ index: Int) {
    guard let place = indices.lastIndex(of: index) else { return }
    indices.remove(at: place)
  }
}
