import DTKBKnowledge

import Testing

struct NumberTests {
  @Test(
    arguments: [
      (33.6666666, Language.italian, "33,667"), (33.6666666, .english, "33.667"),
      (53, .vietnamese, "53"), (34.5, .spanish, "34,5"), (0.0004, .english, "0"),
      (-2.25, .english, "−2.25"), (-0.0001, .english, "0"), (0.05, .italian, "0,05"),
      (100, .english, "100"), (7.01, .english, "7.01"), (1000.5, .spanish, "1000,5"),
    ] as [(Double, Language, String)])
  func `a number is written as its language writes it`(
    number: Double, language: Language, written: String
  ) {
    #expect(language.written(number) == written)
  }
}
