/// A length of time: `.seconds(2)`.
public enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var inSeconds: Double {
    switch self {
    case .seconds(let count): return Double(count)
    case .milliseconds(let count): return Double(count) / 1000
    case .microseconds(let count): return Double(count) / 1_000_000
    case .nanoseconds(let count): return Double(count) / 1_000_000_000
    case .never: return 1e18
    }
  }
}

/// Whether a wait ended before its deadline.
public enum DispatchTimeoutResult {
  case success
  case timedOut
}
