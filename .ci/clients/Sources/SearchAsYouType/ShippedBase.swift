import Foundation

/// The base that ships with dtkb, a resource of its package.
enum ShippedBase {
  /// Where it lies: in a bundle within the app, in a folder beside a program on Linux.
  static let path: String? = {
    for place in [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap({ $0 }) {
      for ending in ["bundle", "resources"] {
        let folder = place.appendingPathComponent("dtkb_DTKBKnowledgeDatabase.\(ending)")
        let base = Bundle(url: folder)?.path(forResource: "dtkb", ofType: "sqlite")
        if let base { return base }
      }
    }
    return nil
  }()
}
