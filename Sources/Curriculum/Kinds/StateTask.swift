/// The task "what is the value of this expression at that moment?"
public struct StateTask: QuestionTask {
  public static let kind = QuestionKind("state")

  /// A Swift expression in the scenario's scope.
  public var expression: String
  /// The event at whose beginning the value is read; nil for the end of the run.
  public var event: String?

  public init(expression: String, at event: String?) {
    self.expression = expression
    self.event = event
  }

  /// The value.
  public struct Answer: RightAnswer {
    /// The text that `print` shows.
    public var value: String

    public init(value: String) { self.value = value }

    public var digestParts: [String] { ["state", value] }
  }

  public var askedEvents: [String] { event.map { [$0] } ?? [] }
  public var shownTexts: [String] { [expression, event ?? ""] }
  public var decidingTexts: [String] { [expression, event ?? ""] }

  /// 1 in 20, an assumption: a learner has no list of values to guess from.
  public var guessRate: Double { 0.05 }

  public func mapTexts(_ change: (String) -> String) -> StateTask {
    StateTask(expression: change(expression), at: event.map(change))
  }
}
