/// What the files of a project declare for each other.
public struct ProjectSymbols: Sendable {
  /// Nothing: a file stands alone.
  public static let none = ProjectSymbols()

  /// Property wrappers of the project that scale what they wrap.
  var scalingWrappers: Set<String> = []
  /// What the views of the project show, by their names.
  var viewKinds: [String: ViewContent.Kinds] = [:]
  /// What the types and protocols of the project inherit from and conform to.
  var conformances: [String: Set<String>] = [:]
  /// The types that are drawn into images and documents.
  var renderedTypes: Set<String> = []
  /// The numbers that constants come to, by their paths such as `Metrics.title`.
  var constants: [String: Quantity] = [:]
  /// The folders of extensions that hold widgets.
  var widgetFolders: Set<String> = []

  /// What a constant comes to.
  func quantity(of path: String) -> Quantity? { constants[path] }

  /// Whether a file belongs to an extension with a widget.
  func isInWidgetExtension(_ place: FilePlace) -> Bool {
    place.folders.contains { widgetFolders.contains($0) }
  }
}
