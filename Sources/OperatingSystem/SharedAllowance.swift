/// An amount, such as of memory, that several threads take from until nothing is left.
public final class SharedAllowance: @unchecked Sendable {
  private let lock = ThreadLock()
  // Guarded by the lock.
  private var left: Int

  /// Makes an allowance of an amount.
  public init(_ amount: Int) { left = amount }

  /// Takes an amount if so much is left, and says whether it was.
  public func take(_ amount: Int) -> Bool {
    lock.locked {
      guard amount <= left else { return false }
      left -= amount
      return true
    }
  }
}
