import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBOperatingSystem

/// What trials stand on: texts to begin from, and a folder to write in.
public struct FuzzGround: Sendable {
  /// The folder that the knowledge base is compiled from, with files of every kind to begin from.
  let samples: String
  /// A folder that trials may fill; a fast one, as some write at every trial.
  let scratch: String

  /// A ground of these paths.
  public init(samples: String, scratch: String) {
    self.samples = samples
    self.scratch = scratch
  }

  /// What the samples say.
  var content: KnowledgeContent { KnowledgeFolder(path: samples).read().content }

  /// The bytes of the sample files whose names end in one of some ways, by path.
  ///
  /// Long files teach a mutator little and cost much, so they are left out.
  func seeds(endingIn endings: String...) -> [[UInt8]] {
    Self.files(below: samples, deepest: 4).filter { path in endings.contains(where: path.hasSuffix)
    }
    .compactMap { try? File.read($0) }.filter { $0.count <= 1 << 15 }
  }

  private static func files(below folder: String, deepest: Int) -> [String] {
    guard deepest > 0, let names = try? Folder.names(in: folder) else { return [] }
    return names.sorted().flatMap { name in
      let path = folder + "/" + name
      switch File.kind(at: path) {
      case .folder: return files(below: path, deepest: deepest - 1)
      case .file: return [path]
      default: return []
      }
    }
  }
}
