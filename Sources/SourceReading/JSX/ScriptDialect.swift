/// How a script reads a `<` where an expression should start.
public enum ScriptDialect: Sendable {
  /// As an element: JavaScript, Flow and TSX.
  case withElements
  /// As types: plain TypeScript, where `<Type>value` is a cast.
  case withCasts

  /// The dialect of a file, by the end of its name.
  ///
  /// ```swift
  /// ScriptDialect(ofFileNamed: "Row.ts")   // .withCasts
  /// ScriptDialect(ofFileNamed: "Row.tsx")  // .withElements
  /// ```
  public init(ofFileNamed name: String) {
    let isPlainTypeScript = [".ts", ".mts", ".cts"].contains { name.lowercased().hasSuffix($0) }
    self = isPlainTypeScript ? .withCasts : .withElements
  }
}
