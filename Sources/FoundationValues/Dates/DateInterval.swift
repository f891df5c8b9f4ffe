/// A stretch of time from one moment to a later one.
public struct DateInterval: Comparable, Hashable, CustomStringConvertible {
  public var start: Date
  public var duration: TimeInterval

  public init(start: Date, end: Date) {
    precondition(start <= end, "Reverse intervals are not allowed")
    self.start = start
    self.duration = end.timeIntervalSince(start)
  }

  public init(start: Date, duration: TimeInterval) {
    precondition(duration >= 0, "Negative durations are not allowed")
    self.start = start
    self.duration = duration
  }

  public var end: Date {
    get { return start + duration }
    set { duration = newValue.timeIntervalSince(start) }
  }

  public func contains(_ date: Date) -> Bool { return date >= start && date <= end }

  public func intersects(_ other: DateInterval) -> Bool {
    return start <= other.end && other.start <= end
  }

  public func intersection(with other: DateInterval) -> DateInterval? {
    if !intersects(other) { return nil }
    return DateInterval(start: max(start, other.start), end: min(end, other.end))
  }

  public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
    return lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
  }

  public var description: String { return "\(start) to \(end)" }
}
