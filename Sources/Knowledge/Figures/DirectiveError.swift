public import DynamicTypeScaling

/// Why the engine has no figure for a directive of an entry's text.
public enum DirectiveError: Error, Sendable {
  /// No directive has this name, or it has another number of words.
  case notUnderstood(Directive)
  /// A word is no number, text style, size or API.
  case unknownWord(String, in: Directive)
  /// The engine has no figure.
  case noFigure(ScalingError, Directive)
}
