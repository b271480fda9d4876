/// The platform that an Interface Builder document is for.
public enum InterfacePlatform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

extension InterfaceDocument {
  /// The `document` element, which is `archive` in old documents.
  public var root: InterfaceElement? {
    elements.first.flatMap { $0.isNamed("document") || $0.isNamed("archive") ? $0 : nil }
  }

  /// The platform that the document says it is for; nothing for a fragment.
  public var platform: InterfacePlatform? {
    let runtime = root?["targetRuntime"] ?? ""
    let type = root?["type"] ?? ""
    for text in [runtime, type] {
      if text.contains("CocoaTouch") { return .iOS }
      if text.contains("AppleTV") { return .tvOS }
      if text.contains("watchKit") || text.contains("WatchKit") { return .watchOS }
      if text.contains("XR") { return .visionOS }
      if text.contains("Cocoa") { return .macOS }
    }
    return nil
  }

  /// Whether the document is the screen that stands while an app starts, which no code ever touches.
  public var isLaunchScreen: Bool {
    root?.attribute("launchScreen")?.boolean == true
  }
}
