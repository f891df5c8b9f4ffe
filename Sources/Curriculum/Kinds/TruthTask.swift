/// The task "is this sentence true?"
public struct TruthTask: QuestionTask {
  public static let kind = QuestionKind("truth")

  /// The sentence that the learner reads, with its check.
  public var statement: Statement

  public init(statement: Statement) { self.statement = statement }

  /// True or false.
  public struct Answer: RightAnswer {
    /// Whether the check holds.
    public var isTrue: Bool

    public init(isTrue: Bool) { self.isTrue = isTrue }

    public var digestParts: [String] { ["truth", String(isTrue)] }
  }

  public var shownTexts: [String] { [statement.text] }
  public var decidingTexts: [String] { [statement.check] }
  public var guessRate: Double { 0.5 }

  public func mapTexts(_ change: (String) -> String) -> TruthTask {
    TruthTask(statement: statement.mapTexts(change))
  }

  // A statement's parts stand beside the other keys of a question.

  public init(from decoder: any Decoder) throws {
    statement = try Statement(besideOthersIn: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try statement.encode(besideOthersIn: encoder)
  }
}
