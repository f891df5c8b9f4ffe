internal import Glibc
internal import HostSystem

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
    let errand = Unmanaged.passRetained(Errand(work))
    var thread = pthread_t()
    let problem = withAttributes { attributes in
      pthread_create(
        &thread, attributes,
        { errand in
          if let errand { Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().work() }
          return nil
        }, errand.toOpaque())
    }
    guard problem == 0 else {
      fatalError("the system has no thread to run Swift on: \(String(cString: strerror(problem)))")
    }
  }

  /// A thread that nobody waits for, with room on its stack.
  private static func withAttributes(
    _ body: (UnsafeMutablePointer<pthread_attr_t>) -> Int32
  ) -> Int32 {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { room in
      guard let attributes = room.baseAddress else { return EINVAL }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, size)
      pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      return body(attributes)
    }
  }

  /// The work of a thread, which goes to it by a pointer.
  private final class Errand: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}

/// A value that one thread makes and another waits for.
final class Handover<Value: Sendable>: Sendable {
  // A condition guards the value; `Mutex` cannot be waited on.
  private let condition = Condition()
  // Only touched while the condition is locked.
  nonisolated(unsafe) private var value: Value?

  func finish(with value: Value) {
    condition.withLock {
      self.value = value
      condition.signal()
    }
  }

  /// Waits until a deadline at most; returns whether the value is there.
  func wait(until deadline: Condition.Deadline) -> Bool {
    condition.withLock {
      while value == nil {
        guard condition.wait(until: deadline) else { return value != nil }
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
