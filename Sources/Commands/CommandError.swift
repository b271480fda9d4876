import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DynamicTypeScaling

/// Why a command could not do what it was asked, as facts; the words are in `Output`.
enum CommandError: Error, Sendable, Equatable {
  /// The command line is not as the grammar has it.
  case arguments(ArgumentError)
  /// A word that should name a language names none; `origin` says where it was found.
  case unknownLanguage(String, origin: String, nearest: String?)
  /// A word that should be a number is none, or none that fits.
  case notANumber(String, for: String, wanted: String)
  /// A word that should name a text style or a text size names none.
  case unknownName(String, of: String, nearest: String?)
  /// Two options that contradict each other.
  case incompatible(String, String)
  /// No file is named for a form of output.
  case noOutputFile(format: String)
  /// WebKit has no font for this text style.
  case noKeyword(TextStyle)
  /// A device or a pipe stands where a file is to be written.
  case notAFile(String)
  /// A file stands where a folder is wanted.
  case notAFolder(String)
  /// Something stands already where files are to be written.
  case notEmpty(String)
  /// A folder that should hold entries holds none.
  case noEntries(String)
  /// A folder of knowledge has so many defects.
  case defects(Int, in: String)
  /// There is nowhere to keep what is imported.
  case noDataFolder
  /// A device or a pipe stands where code is to be read.
  case notASource(String)
  /// The base has no entry of this id.
  case unknownEntry(String, nearest: [String])
  /// The base has the entry, but not in the only language asked for.
  case notWritten(String, in: Language)
  /// The entry has no code that may be copied.
  case noCode(String)
  /// The entry is a reader's own, so that its files are not the project's.
  case notInRepository(String)
  /// No rule has this id.
  case unknownRule(String, nearest: [String])
  /// The scaling engine has no figure for what was asked.
  case scaling(ScalingError)
  /// No knowledge base is where it is looked for.
  case noKnowledgeBase(lookedAt: [String])
  /// The knowledge base cannot be used.
  case storage(StorageError)
  /// The file with the user's settings cannot be understood.
  case badConfiguration(path: String)
  /// The file with the settings of a project says something that cannot be meant.
  case projectConfiguration(path: String, line: Int, ProjectConfiguration.Fault)
  /// A file that should hold a baseline holds something else.
  case badBaseline(path: String, line: Int)
  /// The path has no step of this number or id.
  case noStep(String, count: Int, nearest: [String])
  /// The base has no learning path.
  case noPath(String)
  /// The file with a learner's progress cannot be understood.
  case badProgress(path: String)
  /// There is nowhere to keep a learner's progress.
  case noStateFolder
  /// There is nowhere to keep the user's settings.
  case noConfigurationFolder
  /// Git does not say what changed.
  case git(GitError)
  /// The system would not read or write.
  case system(SystemError, doing: String)
}
