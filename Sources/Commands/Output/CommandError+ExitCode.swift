import DTKBKnowledgeStorage
import DTKBOperatingSystem

extension CommandError {
  /// How a program ends that could not do what it was asked.
  var exitCode: ExitCode {
    switch self {
    case .arguments, .unknownLanguage, .notANumber, .unknownName, .unknownRule,
      .noConfigurationFolder:
      .usage
    case .unknownEntry, .notWritten, .noKnowledgeBase: .noInput
    case .noValue, .badConfiguration: .badData
    case .storage(let error): error.exitCode
    case .system(let error, _): error.exitCode
    }
  }
}

extension StorageError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing: .noInput
    case .notAFile, .notAKnowledgeBase, .otherVersion, .damaged: .badData
    case .noFullTextSearch: .internalFault
    case .sqlite: .inputOutput
    }
  }
}

extension SystemError {
  /// How a program ends that met this error.
  var exitCode: ExitCode {
    switch kind {
    case .missing, .notAFolder: .noInput
    default: .inputOutput
    }
  }
}
