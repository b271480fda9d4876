import DTKBKnowledge

/// The words around figures; the program has them itself, since figures need no knowledge base.
struct FigureWords: Sendable {
  let textSize: String
  let accessibilitySizes: String
  let leading: String
  let weight: String
  let slider: String
  /// The page in Settings that has the slider, as the screen calls it.
  let sliderPage: String
  /// The page in Settings on which the slider reaches the accessibility sizes, as the screen calls
  /// it.
  let largerSliderPage: String
}

extension Language {
  /// The words around figures in this language.
  var figureWords: FigureWords {
    switch self {
    case .italian:
      FigureWords(
        textSize: "dimensione del testo", accessibilitySizes: "dimensioni di accessibilità",
        leading: "interlinea", weight: "peso", slider: "cursore", sliderPage: "Dimensioni testo",
        largerSliderPage: "Testo più grande")
    case .vietnamese:
      FigureWords(
        textSize: "cỡ chữ", accessibilitySizes: "cỡ chữ trợ năng", leading: "giãn cách dòng",
        weight: "độ đậm", slider: "thanh trượt", sliderPage: "Cỡ chữ",
        largerSliderPage: "Chữ lớn hơn")
    case .spanish:
      FigureWords(
        textSize: "tamaño del texto", accessibilitySizes: "tamaños de accesibilidad",
        leading: "interlineado", weight: "grosor", slider: "control deslizante",
        sliderPage: "Tamaño del texto", largerSliderPage: "Texto más grande")
    case .english:
      FigureWords(
        textSize: "text size", accessibilitySizes: "accessibility sizes", leading: "leading",
        weight: "weight", slider: "slider", sliderPage: "Text Size",
        largerSliderPage: "Larger Text")
    }
  }
}
