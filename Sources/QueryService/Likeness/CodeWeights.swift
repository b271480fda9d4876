/// What counts when entries are looked for by code.
package struct CodeWeights: Sendable {
  /// What an entry counts whose rule finds something in the code.
  package var finding = 1.0
  /// The same where the rule runs only when it is asked for.
  package var quietFinding = 0.4
  /// What the guideline on such a fault counts: it has the fault's topic as its first.
  package var guideline = 0.45
  /// What an entry counts that has the code itself as a sample.
  package var likeness = 1.0
  /// What the entry counts whose text names most of what the code names.
  package var names = 0.5
  /// What likeness and names count on an entry about a fault that is not in the code, as a factor.
  package var faultNotFound = 0.65
  /// What an entry must count to be a result at all.
  package var least = 0.25

  /// How the names are weighed; a snippet names many things, so that no entry has them all.
  var words: SearchWeights {
    var weights = SearchWeights()
    weights.allWords = 0
    weights.neighbours = 0
    weights.body = 0.5
    return weights
  }

  /// What a search by code counts with.
  package init() {}
}
