/// A view of UIKit that properties are set on, as the code names it.
struct ViewTarget: Hashable {
  /// What it starts with: a variable, a parameter, the object itself, or a name from another file.
  let receiver: Receiver
  /// The type around a name that the file does not declare: one of its members, most likely.
  let home: String?
  /// The names behind that: `titleLabel` of `button.titleLabel`.
  let path: [String]
}

/// What a view of UIKit is to its text.
enum UIKitViewKind {
  case label, textView, textField
  /// The label in a button.
  case buttonTitle
  /// A list's or a button's configuration, which has a flag of its own.
  case configuration
  /// Something known that is none of these.
  case other
  /// The code does not tell.
  case unknown

  /// Whether it is a view with text of its own.
  var showsText: Bool {
    switch self {
    case .label, .textView, .textField, .buttonTitle: true
    case .configuration, .other, .unknown: false
    }
  }
}
