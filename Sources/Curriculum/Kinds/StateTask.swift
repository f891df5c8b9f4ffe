/// What is the value of this expression at that moment?
public struct StateTask: QuestionTask {
  public static let kind = QuestionKind("state")

  /// Swift in the scenario's scope.
  public var expression: String
  /// The event that the value is read at the beginning of; nil for the end of the run.
  public var event: String?

  public init(expression: String, at event: String?) {
    self.expression = expression
    self.event = event
  }

  public struct Answer: RightAnswer {
    /// The value as `print` shows it.
    public var value: String

    public init(value: String) { self.value = value }

    public var digestParts: [String] { ["state", value] }
  }

  public var shownTexts: [String] { [expression, event ?? ""] }
  public var decidingTexts: [String] { [expression, event ?? ""] }

  /// Values have no list to guess from; they count as one in twenty.
  public var guessRate: Double { 0.05 }

  public func mapTexts(_ change: (String) -> String) -> StateTask {
    StateTask(expression: change(expression), at: event.map(change))
  }
}
