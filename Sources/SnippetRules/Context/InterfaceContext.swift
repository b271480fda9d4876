import DTKBSourceReading
import DynamicTypeScaling

/// A document of Interface Builder as rules see it: what was read, and what else is known of it and its project.
///
/// It serves one document on one thread.
final class InterfaceContext {
  let document: InterfaceDocument
  /// What the name of the file says of it.
  let place: FilePlace
  /// What the code of the project declares.
  let project: ProjectSymbols

  init(_ document: InterfaceDocument, at place: FilePlace, project: ProjectSymbols = .none) {
    self.document = document
    self.place = place
    self.project = project
  }

  /// What the identifiers of the document lead to.
  private(set) lazy var links = InterfaceLinks(of: document)

  /// Whether the document shows an app on iOS; the screen that stands while it starts is nobody's to set.
  private(set) lazy var isOfApp =
    !document.isLaunchScreen && (document.platform ?? .iOS) == .iOS && !place.isMac
    && !place.isWatch && !place.isTV
}
