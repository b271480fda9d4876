import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBSnippetRules
import DTKBSourceReading

/// Finds the entries that treat what some code does, faulty or not: those whose rules find something in
/// it, those whose samples are like it, and those that name what it names.
struct CodeSearch {
  /// More words than a question about code needs; the rarest are looked for.
  static let mostWords = 48

  private let bases: KnowledgeBases
  private let likeness: [SampleLikeness]
  private let weights: CodeWeights

  /// - parameter likeness: What the samples of each base are made of.
  init(_ bases: KnowledgeBases, likeness: [SampleLikeness], by weights: CodeWeights) {
    self.bases = bases
    self.likeness = likeness
    self.weights = weights
  }

  func answer(
    _ source: SourceFile, _ request: SearchRequest
  ) throws(StorageError) -> CodeAnswer {
    let language = request.language.language
    let code = CodeWords(source.bytes)
    let findings = Checker(rules: Rule.all).check(source).findings
    let plan = try plan(for: code, in: language)
    var ranked: [(base: Int, entry: Int, id: String, score: Double)] = []
    for (index, base) in bases.all.enumerated() {
      let likeness = likeness[index].byEntry(of: code)
      let traits = try base.traits(in: language)
      let topics = traits.filter { entry in findings.contains { $0.rule == entry.rule } }
        .compactMap(\.topics.first)
      let ranking = try SearchRanking(plan, of: base, in: language, by: weights.words)
      let most = ranking.scores.reduce(0) { max($0, $1.score) }
      let found = Dictionary(ranking.scores.map { ($0.entry, $0.score) }) { first, _ in first }
      for entry in traits {
        guard request.kind == nil || request.kind == entry.kind,
          request.topic.map({ entry.topics.contains($0.rawValue) }) ?? true,
          try !bases.isOverridden(entry.id, inBase: index)
        else { continue }
        var score = weights.likeness * (likeness[entry.id] ?? 0)
        if most > 0 { score += weights.names * (found[entry.number] ?? 0) / most }
        if let rule = findings.first(where: { $0.rule == entry.rule })?.rule {
          score += Self.isQuiet(rule) ? weights.quietFinding : weights.finding
        } else if entry.kind == .guideline, entry.topics.first.map(topics.contains) == true {
          score += weights.guideline
        } else if entry.kind == .commonError || entry.kind == .erratum {
          score *= weights.faultNotFound
        }
        if code.name(entry.id) { score += weights.named }
        if score >= weights.least { ranked.append((index, entry.number, entry.id, score)) }
      }
    }
    ranked.sort { ($0.score, $1.id) > ($1.score, $0.id) }
    var results: [CodeAnswer.Result] = []
    for entry in ranked.prefix(max(request.limit, 0)) {
      try bases.all[entry.base].eachText(of: [entry.entry], in: language) { _, heading, _ in
        let lines = findings.filter { $0.rule == entry.id }.map(\.start.line)
        results.append(
          CodeAnswer.Result(
            heading: heading, score: entry.score, isOwn: entry.base < bases.all.count - 1,
            lines: lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }))
      }
    }
    return CodeAnswer(name: source.name, language: language, results: results)
  }

  /// Whether a rule runs only when it is asked for.
  private static func isQuiet(_ rule: String) -> Bool {
    Rule.all.contains { $0.id == rule && !$0.isOnByDefault }
  }

  /// The words of the code that the texts of a language know, the rarest of them.
  private func plan(
    for code: CodeWords, in language: Language
  ) throws(StorageError) -> SearchPlan {
    let known = try bases.known(code.counts.keys.sorted(), in: language)
    let longest = known.sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
    return SearchPlan(
      codeWords: Array(longest.prefix(Self.mostWords)), in: language, by: weights.words)
  }
}
