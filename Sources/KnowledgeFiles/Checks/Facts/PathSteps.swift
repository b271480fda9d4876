import DTKBJSONReading

extension Check {
  /// Paths without steps, steps that lead to no entry or twice to one, and exercises that leave open
  /// what is wrong or what a solution is.
  static let pathSteps = Check("PathSteps") { draft in
    draft.paths.flatMap { json -> [Defect] in
      guard let steps = json.root?["steps"] else { return [] }
      if steps.elements.isEmpty {
        return [json.defect(steps.line, "the path has no steps: add one or delete the file")]
      }
      var seen: Set<String> = []
      return steps.elements.flatMap { step -> [Defect] in
        var defects: [Defect] = []
        if let entry = step["entry"], let id = entry.string, !id.isEmpty {
          if !draft.ids.contains(id) {
            defects.append(json.defect(entry.line, unknown("entry", id, known: draft.ids)))
          } else if !seen.insert(id).inserted {
            defects.append(
              json.defect(entry.line, "\(quoted(id)) is a step already: give each entry one step"))
          }
        }
        for key in ["rules", "needs", "snippet", "answer"] {
          if let list = step["exercise"]?[key], case .array(let elements) = list.content,
            elements.isEmpty
          {
            defects.append(json.defect(list.line, "\(quoted(key)) is empty: write something"))
          }
        }
        return defects
      }
    }
  }
}
