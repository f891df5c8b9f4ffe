/// Something that code can lock.
public protocol NSLocking {
  func lock()
  func unlock()
}

/// A lock. The model has one thread, so that only locking twice matters: it would wait for ever.
open class NSLock: NSObject, NSLocking {
  private var isLocked = false
  open var name: String?

  public override init() {
    super.init()
  }

  open func lock() {
    if isLocked { fatalError("the lock is locked twice by one thread, which then waits for ever") }
    isLocked = true
  }

  open func unlock() {
    isLocked = false
  }

  open func `try`() -> Bool {
    if isLocked { return false }
    isLocked = true
    return true
  }

  /// Nobody else unlocks it in the meantime.
  open func lock(before limit: Date) -> Bool { return `try`() }

  open func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock that its owner may lock again.
open class NSRecursiveLock: NSObject, NSLocking {
  open var name: String?

  public override init() {
    super.init()
  }

  open func lock() {}
  open func unlock() {}
  open func `try`() -> Bool { return true }
  open func lock(before limit: Date) -> Bool { return true }

  open func withLock<T>(_ body: () throws -> T) rethrows -> T { return try body() }
}
