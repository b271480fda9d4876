import DTKBSourceReading

/// A value given to a property of something: `titleLabel.font = .preferredFont(forTextStyle: .body)`.
struct Assignment {
  /// What the property belongs to; several where a loop sets it on each.
  let receivers: [Receiver]
  /// The names between the receiver and the property: `titleLabel` in `button.titleLabel?.font`.
  let path: [String]
  /// The node of the property's name.
  let property: SwiftNode
  /// The statement, which holds the value: its outcomes are those of the value.
  let statement: SwiftNode
}

/// What a property is set on.
enum Receiver: Hashable {
  /// A variable, a property or a parameter of the file, by the index of the node that declares it.
  case declaration(Int)
  /// The object of the surrounding type itself, by the type's path.
  case itself(String)
  /// Something that the file does not declare, by its name.
  case named(String)
}
