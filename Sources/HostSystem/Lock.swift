internal import Glibc

/// A lock of POSIX threads. The thread sanitizer sees it, as it doesn't see a `Mutex`, so that it doesn't report
/// what the lock guards.
public final class Lock: Sendable {
  // Allocated once and freed last; the functions of pthread may be called from any thread.
  nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

  public init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does work that no other thread does meanwhile. It must not take the lock again.
  public func withLock<Result, Problem: Error>(
    _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try work()
  }
}
