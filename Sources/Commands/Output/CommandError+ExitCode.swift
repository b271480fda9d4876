import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DynamicTypeScaling

extension CommandError {
  /// How a program ends that could not do what it was asked.
  var exitCode: ExitCode {
    switch self {
    case .arguments, .unknownLanguage, .notANumber, .unknownName, .incompatible, .unknownRule,
      .noConfigurationFolder, .noDataFolder, .noStateFolder, .noStep, .noOutputFile:
      .usage
    case .unknownEntry, .notWritten, .noCode, .notInRepository, .noKnowledgeBase, .noPath: .noInput
    case .badConfiguration, .badProgress, .projectConfiguration, .badBaseline, .noKeyword,
      .noEntries, .defects, .notAFolder:
      .badData
    case .notAFile, .notASource, .notEmpty: .inputOutput
    case .scaling(let error): error.exitCode
    case .storage(let error): error.exitCode
    case .git(let error): error.exitCode
    case .system(let error, _): error.exitCode
    }
  }
}

extension GitError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .notInstalled, .noRepository, .unknownRevision: .noInput
    case .failed: .inputOutput
    }
  }
}

extension ScalingError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .notFinite, .notPositive, .tooLarge, .invalidDisplayScale, .emptyRange, .alreadyScaled:
      .usage
    case .fixedSize, .unknownCell: .badData
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
    case .system(let code, let path): SystemError(code: code, path: path).exitCode
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
