/// Which of several bases an entry comes from.
public enum EntryOrigin: Sendable, Equatable {
  /// The base that ships.
  case shipped
  /// A base of the reader's own.
  case own
  /// A base of the reader's own; another base has an entry of the same id, which it takes the place of.
  case ownInPlaceOfAnother
}
