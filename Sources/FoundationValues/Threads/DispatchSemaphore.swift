/// A count that waits rather than goes below zero.
open class DispatchSemaphore: NSObject {
  private var value: Int

  public init(value: Int) {
    precondition(value >= 0, "a semaphore begins with zero or more")
    self.value = value
    super.init()
  }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value <= 0 ? 1 : 0
  }

  /// Goes on once there is a signal; a wait that nothing can end is an error.
  public func wait() {
    RunLoop.main.wait(for: "the semaphore") { self.value > 0 }
    value -= 1
  }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    if !RunLoop.main.wait(before: timeout.seconds, until: { self.value > 0 }) { return .timedOut }
    value -= 1
    return .success
  }
}
