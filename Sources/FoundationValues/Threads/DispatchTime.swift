/// A moment on the virtual clock.
public struct DispatchTime: Comparable {
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
  }

  public static func now() -> DispatchTime {
    return DispatchTime(seconds: RunLoop.main.now)
  }

  public static let distantFuture = DispatchTime(seconds: 1e18)

  public var uptimeNanoseconds: UInt64 { return UInt64(seconds * 1_000_000_000) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    return DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    return DispatchTime(seconds: time.seconds + interval.inSeconds)
  }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    return lhs.seconds < rhs.seconds
  }
}

/// A moment by the calendar; on the virtual clock there is no difference.
public typealias DispatchWallTime = DispatchTime
