import DTKBArgumentGrammar
import DynamicTypeScaling

extension Option {
  /// Whose table of sizes applies.
  static let platform = Option(
    "platform", value: "PLATFORM", abstract: "whose table of sizes applies",
    values: .such(Platform.allCases.map(\.rawValue)), default: Platform.iOS.rawValue)
}

extension ParsedArguments {
  /// The table of the platform.
  func table() throws(CommandError) -> DynamicTypeTable {
    let word = self[.platform] ?? Platform.iOS.rawValue
    do {
      return try Platform(parsing: word).table
    } catch {
      throw .unknownName(word, of: "platform", nearest: error.suggestion)
    }
  }
}

extension TextStyle {
  /// Reads the name of a text style from a command line.
  init(typed word: String) throws(CommandError) {
    do {
      self = try TextStyle(parsing: word)
    } catch {
      throw .unknownName(word, of: "text style", nearest: error.suggestion)
    }
  }
}

extension DynamicTypeSize {
  /// Reads the name of a text size from a command line.
  init(typed word: String) throws(CommandError) {
    do {
      self = try DynamicTypeSize(parsing: word)
    } catch {
      throw .unknownName(word, of: "text size", nearest: error.suggestion)
    }
  }
}

/// Runs what may fail in the scaling engine, with its error made one of a command.
func figure<Value>(_ body: () throws(ScalingError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw .scaling(error)
  }
}
