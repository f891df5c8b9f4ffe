public import SpacedRepetition

/// What a learner may choose about their sessions. A choice is an event in the log.
public struct Settings: Hashable, Sendable {
  /// The probability of recall at which a rule is asked again.
  public var retention = 0.9
  /// How many rules a day are asked for the first time, unless the learner asks for more.
  public var newPerDay = 10
  /// After how many questions a session offers to stop.
  public var sessionLength = 10
  /// Whether the learner is asked how sure they are, before the verdict.
  public var asksConfidence = false

  public init() {}

  /// A setting as it is called on the command line and in the log.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case retention
    case newPerDay = "new-per-day"
    case sessionLength = "session-length"
    case confidence
  }

  /// The settings with each value that is one; a value of another program's is passed over.
  public init(_ values: some Sequence<(key: String, value: String)>) {
    for (name, value) in values {
      if let key = Key(rawValue: name) { _ = set(key, to: value) }
    }
  }

  /// The value as it is typed and kept.
  public subscript(key: Key) -> String {
    switch key {
    case .retention: String(retention)
    case .newPerDay: String(newPerDay)
    case .sessionLength: String(sessionLength)
    case .confidence: asksConfidence ? "on" : "off"
    }
  }

  /// Takes a value as it is typed; false, and nothing is changed, when it is none.
  public mutating func set(_ key: Key, to text: String) -> Bool {
    switch key {
    case .retention:
      guard let value = Double(text), Self.retentions.contains(value) else { return false }
      retention = value
    case .newPerDay:
      guard let value = Int(text), (0...Self.most).contains(value) else { return false }
      newPerDay = value
    case .sessionLength:
      guard let value = Int(text), (1...Self.most).contains(value) else { return false }
      sessionLength = value
    case .confidence:
      guard text == "on" || text == "off" else { return false }
      asksConfidence = text == "on"
    }
    return true
  }

  /// Below, more is forgotten than is kept; above, everything is asked every day.
  private static let retentions = 0.7...0.97
  private static let most = 1000
}

extension Scheduler {
  /// The scheduler for a learner who wants to remember so much.
  public func with(retention: Double) -> Scheduler {
    var scheduler = self
    scheduler.desiredRetention = retention
    return scheduler
  }
}
