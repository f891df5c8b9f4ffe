/// The task "how many times is it called?"
public struct CountTask: QuestionTask {
  public static let kind = QuestionKind("count")

  /// The event to count: `A.viewDidLoad`.
  public var event: String

  public init(event: String) { self.event = event }

  /// The number of calls.
  public struct Answer: RightAnswer {
    /// From 0.
    public var count: Int

    public init(count: Int) { self.count = count }

    public var digestParts: [String] { ["count", String(count)] }
  }

  public var askedEvents: [String] { [event] }
  public var shownTexts: [String] { [event] }
  public var decidingTexts: [String] { [event] }

  /// 1 in 20, an assumption: a learner has no list of numbers to guess from.
  public var guessRate: Double { 0.05 }

  public func mapTexts(_ change: (String) -> String) -> CountTask {
    CountTask(event: change(event))
  }
}
