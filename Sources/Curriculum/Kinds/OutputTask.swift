/// The task "what does it print?"
public struct OutputTask: QuestionTask {
  public static let kind = QuestionKind("output")

  /// The one value.
  public init() {}

  /// The printed lines.
  public struct Answer: RightAnswer {
    /// The lines in their order; a trap is a last line `trap`.
    public var lines: [String]

    public init(lines: [String]) { self.lines = lines }

    enum CodingKeys: String, CodingKey { case lines = "output" }

    public var digestParts: [String] { ["output"] + lines }
  }

  public var shownTexts: [String] { [] }
  public var decidingTexts: [String] { [] }

  /// 1 in 100, an assumption: hardly anybody guesses a whole output.
  public var guessRate: Double { 0.01 }

  public func mapTexts(_ change: (String) -> String) -> OutputTask { self }
}
