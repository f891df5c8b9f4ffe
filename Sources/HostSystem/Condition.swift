internal import Glibc

/// A lock whose holder can wait for a signal from another thread.
public final class Condition: Sendable {
  private let lock = Lock()
  // Allocated once and freed last; the functions of pthread may be called from any thread.
  nonisolated(unsafe) private let condition: UnsafeMutablePointer<pthread_cond_t>

  public init() {
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    // A wait is as long when somebody sets the clock.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Does work that no other thread does meanwhile, except while it waits.
  public func withLock<Result, Problem: Error>(
    _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try lock.withLock(work)
  }

  /// Wakes a thread that waits.
  public func signal() { pthread_cond_signal(condition) }

  /// Gives the lock away until a signal; it may also return without one.
  public func wait() { pthread_cond_wait(condition, lock.mutex) }

  /// Gives the lock away until a signal or the deadline; false when that has passed. It may also return without a
  /// signal.
  public func wait(until deadline: Deadline) -> Bool {
    var time = deadline.time
    return pthread_cond_timedwait(condition, lock.mutex, &time) != ETIMEDOUT
  }

  /// A time of the clock that nobody sets.
  public struct Deadline {
    fileprivate var time = timespec()

    /// The time after so many seconds.
    public init(seconds: Double) {
      clock_gettime(CLOCK_MONOTONIC, &time)
      let nanoseconds = time.tv_nsec + Int((min(max(seconds, 0), 1e6) * 1e9).rounded())
      time.tv_sec += nanoseconds / 1_000_000_000
      time.tv_nsec = nanoseconds % 1_000_000_000
    }
  }
}
