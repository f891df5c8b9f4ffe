internal import Foundation

/// Runs work on a stack that deep recursion fits in: parsing and lowering follow the nesting of the
/// source, and the main thread's stack is as large as the caller's shell allows.
enum LargeStack {
  private static let size = 64 << 20

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let handover = Handover<Result>()
    start { handover.finish(with: work()) }
    return handover.wait()
  }

  static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = size
    thread.start()
  }
}

/// A value that one thread makes and another waits for.
final class Handover<Value: Sendable>: Sendable {
  // A condition guards the value; `Mutex` cannot be waited on.
  private let condition = NSCondition()
  // Only touched while the condition is locked.
  nonisolated(unsafe) private var value: Value?

  func finish(with value: Value) {
    condition.withLock {
      self.value = value
      condition.signal()
    }
  }

  /// Waits until a date at most; returns whether the value is there.
  func wait(until date: Date) -> Bool {
    condition.withLock {
      while value == nil {
        guard condition.wait(until: date) else { return value != nil }
      }
      return true
    }
  }

  func wait() -> Value {
    condition.withLock {
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
