/// An element as the document stores it.
///
/// Elements stand in reading order, each before what is in it.
struct InterfaceRecord: Sendable {
  let name: PackedRange
  let startTag: PackedRange
  /// The element above, or -1.
  let parent: Int32
  /// The place of its first attribute among all attributes.
  let firstAttribute: Int32
  /// One past the place of its last attribute.
  let endAttribute: Int32
  /// One past the last element in it.
  var end: Int32
  /// Where its end tag starts.
  var contentEnd: Int32
  /// Where its end tag ends.
  var upper: Int32
}

/// An attribute as the document stores it.
struct InterfaceAttributeRecord: Sendable {
  let name: PackedRange
  /// Without the quotation marks.
  let value: PackedRange
  /// All of it.
  let range: PackedRange
}
