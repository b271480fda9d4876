import DTKBKnowledge
import Foundation

/// A learning path of `Data/paths`: entries in the order of teaching, each with an exercise.
struct ShippedPath: Decodable, Sendable {
  struct Step: Decodable, Sendable {
    /// The entry that is read first.
    let entry: String
    let exercise: Exercise
  }

  /// Code to be repaired until the checker finds nothing in it.
  struct Exercise: Decodable, Sendable {
    /// What can be done afterwards, by language; a mentor ticks it off.
    let title: [String: String]
    /// What to do, by language.
    let instruction: [String: String]
    /// What the checker finds in the snippet; rules that are off by default are on here.
    let rules: [String]
    /// What a solution must still have.
    let needs: [String]
    /// The faulty code, line by line.
    let snippet: [String]
    /// The code of somebody who has solved it, line by line.
    let answer: [String]
  }

  let title: [String: String]
  let summary: [String: String]
  let steps: [Step]

  /// The file as it was read, or what keeps it from being one.
  static let read = Result {
    let file = URL(fileURLWithPath: ShippedData.path + "/paths/onboarding.json")
    return try JSONDecoder().decode(ShippedPath.self, from: Data(contentsOf: file))
  }

  /// The path; empty where it cannot be read, which a test of its own reports.
  static let onboarding =
    (try? read.get()) ?? ShippedPath(title: [:], summary: [:], steps: [])

  /// Everything in it that somebody reads, each sentence by language.
  var sentences: [(place: String, translations: [String: String])] {
    [("title", title), ("summary", summary)]
      + steps.flatMap { step in
        [
          ("\(step.entry), title", step.exercise.title),
          ("\(step.entry), instruction", step.exercise.instruction),
        ]
      }
  }

  var prose: [Prose] {
    sentences.flatMap { place, translations in
      Language.allCases.compactMap { language in
        translations[language.rawValue].map {
          Prose(place: "Data/paths/onboarding.json, \(place)", language: language, sentence: $0)
        }
      }
    }
  }
}
