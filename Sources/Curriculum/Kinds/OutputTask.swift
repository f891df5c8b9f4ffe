/// What does it print?
public struct OutputTask: QuestionTask {
  public static let kind = QuestionKind("output")

  public init() {}

  public struct Answer: RightAnswer {
    public var lines: [String]

    public init(lines: [String]) { self.lines = lines }

    enum CodingKeys: String, CodingKey { case lines = "output" }

    public var digestParts: [String] { ["output"] + lines }
  }

  public var shownTexts: [String] { [] }
  public var decidingTexts: [String] { [] }

  /// Nobody guesses a whole output; one in a hundred stands for luck.
  public var guessRate: Double { 0.01 }

  public func mapTexts(_ change: (String) -> String) -> OutputTask { self }
}
