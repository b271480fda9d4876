import DTKBJSONReading
import DTKBKnowledge

extension Check {
  /// Sentences of a path that do not stand in every language that is required, or in none.
  static let pathLanguages = Check("PathLanguages") { draft in
    draft.paths.flatMap { json -> [Defect] in
      let exercises = json.pathSteps.compactMap { $0["exercise"] }
      let sentences =
        ["title", "summary"].compactMap { json.root?[$0] }
        + exercises.flatMap { exercise in ["title", "instruction"].compactMap { exercise[$0] } }
      return sentences.flatMap { sentence -> [Defect] in
        guard case .object(let translations) = sentence.content else { return [] }
        if translations.isEmpty {
          return [json.defect(sentence.line, "the sentence stands in no language: write it")]
        }
        return draft.requiredLanguages.filter { sentence[$0.rawValue] == nil }.map { language in
          json.defect(
            sentence.line,
            "the sentence lacks \(quoted(language.rawValue)): write it in \(language.endonym)")
        }
      }
    }
  }
}
