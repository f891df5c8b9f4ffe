/// How many times is it called?
public struct CountTask: QuestionTask {
  public static let kind = QuestionKind("count")

  /// The event that is counted: `A.viewDidLoad`.
  public var event: String

  public init(event: String) { self.event = event }

  public struct Answer: RightAnswer {
    public var count: Int

    public init(count: Int) { self.count = count }

    public var digestParts: [String] { ["count", String(count)] }
  }

  public var shownTexts: [String] { [event] }
  public var decidingTexts: [String] { [event] }

  /// Numbers have no list to guess from; they count as one in twenty.
  public var guessRate: Double { 0.05 }

  public func mapTexts(_ change: (String) -> String) -> CountTask {
    CountTask(event: change(event))
  }
}
