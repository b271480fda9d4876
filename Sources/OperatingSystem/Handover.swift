/// Values that some threads leave for others, which take them: what was taken is gone from memory with its taker.
public final class Handover<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  // Guarded by the lock.
  private var values: [Value?]

  /// Leaves values.
  public init(_ values: [Value]) { self.values = values }

  /// The value at a place, the first time; `nil` from then on.
  public func take(_ place: Int) -> Value? {
    lock.locked {
      defer { values[place] = nil }
      return values[place]
    }
  }
}
