public import Foundation

/// The folder that holds the whole project.
public enum ProjectFolder {
  /// Where it lies.
  public static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where a file or a folder of the project lies, such as `Data/entries`.
  public static func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Where a file or a folder of the project lies, such as `Data/entries`.
  public static func path(_ name: String) -> String { url(name).path }
}
