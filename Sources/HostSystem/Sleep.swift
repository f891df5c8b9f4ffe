internal import Glibc

/// Lets time go by; a signal that ends nothing doesn't shorten it.
public func sleep(for duration: Duration) {
  let (seconds, attoseconds) = duration.components
  var left = timespec(tv_sec: max(0, Int(seconds)), tv_nsec: Int(attoseconds / 1_000_000_000))
  var rest = timespec()
  while nanosleep(&left, &rest) != 0, errno == EINTR { left = rest }
}
