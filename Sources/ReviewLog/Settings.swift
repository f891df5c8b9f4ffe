public import SpacedRepetition

/// A learner's choices about their sessions. Each choice is an event in the log.
public struct Settings: Hashable, Sendable {
  /// The probability of recall at which a rule is asked again, from 0.7 to 0.97.
  public var retention = 0.9
  /// The most days until a rule is asked again, from 1 to a hundred years.
  public var longestInterval = FSRS.longestInterval
  /// The days that a rule lasts after a first answer of each rating. vdl fits them to the learner, and
  /// they count for rules that are new.
  public var firstWeights = FirstWeights.defaults
  /// The number of rules a day that are asked for the first time, from 0 to 1000, unless the learner
  /// asks for more.
  public var newPerDay = 10
  /// The number of questions after which a session offers to stop, from 1 to 1000.
  public var sessionLength = 10
  /// Whether the learner is asked how sure they are, before the verdict.
  public var asksConfidence = false
  /// Whether vdl adds questions to those that the learner asks for: generated ones, and those of another lesson
  /// that would decide a misconception.
  public var addsQuestions = true
  /// The number of days a week on which the learner means to answer, from 0 for no such goal to 7.
  public var weeklyGoal = 4

  /// The defaults.
  public init() {}

  /// A setting, by its name on the command line and in the log.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case retention
    case longestInterval = "longest-interval"
    case firstWeights = "first-weights"
    case newPerDay = "new-per-day"
    case sessionLength = "session-length"
    case confidence
    case addedQuestions = "added-questions"
    case weeklyGoal = "weekly-goal"

    /// The settings that decide when rules are asked again. Due dates follow from their events in the log.
    public static let ofSchedule: [Key] = [.retention, .longestInterval, .firstWeights]
  }

  /// The defaults changed by these values; unknown names and impossible values change nothing, since
  /// another version may have written them.
  public init(_ values: some Sequence<(key: String, value: String)>) {
    for (name, value) in values {
      if let key = Key(rawValue: name) { _ = set(key, to: value) }
    }
  }

  /// A setting's value as it is typed and kept.
  public subscript(key: Key) -> String {
    switch key {
    case .retention: String(retention)
    case .longestInterval: String(longestInterval.rawValue)
    case .firstWeights: firstWeights.description
    case .newPerDay: String(newPerDay)
    case .sessionLength: String(sessionLength)
    case .confidence: asksConfidence ? "on" : "off"
    case .addedQuestions: addsQuestions ? "on" : "off"
    case .weeklyGoal: String(weeklyGoal)
    }
  }

  /// Takes a value as it is typed; returns false and changes nothing when the setting has no such value.
  public mutating func set(_ key: Key, to text: String) -> Bool {
    switch key {
    case .retention:
      guard let value = Double(text), Self.retentions.contains(value) else { return false }
      retention = value
    case .longestInterval:
      guard let value = Int(text), (1...FSRS.longestInterval.rawValue).contains(value) else {
        return false
      }
      longestInterval = Days(value)
    case .firstWeights:
      guard let value = FirstWeights(text) else { return false }
      firstWeights = value
    case .newPerDay:
      guard let value = Int(text), (0...Self.most).contains(value) else { return false }
      newPerDay = value
    case .sessionLength:
      guard let value = Int(text), (1...Self.most).contains(value) else { return false }
      sessionLength = value
    case .confidence:
      guard text == "on" || text == "off" else { return false }
      asksConfidence = text == "on"
    case .addedQuestions:
      guard text == "on" || text == "off" else { return false }
      addsQuestions = text == "on"
    case .weeklyGoal:
      guard let value = Int(text), (0...StudyDay.daysOfWeek).contains(value) else { return false }
      weeklyGoal = value
    }
    return true
  }

  /// The values of retention. Below, more is forgotten than is kept; above, everything is asked every day.
  public static let retentions = 0.7...0.97
  private static let most = 1000
}
