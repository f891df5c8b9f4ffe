/// The task "which line must go?" or "where does this line belong?"
public struct LineTask: QuestionTask {
  public static let kind = QuestionKind("line")

  /// The statement that must hold after the edit.
  public var goal: Statement
  /// The code to insert; nil when the learner must remove a line.
  public var insertion: String?

  public init(goal: Statement, inserting insertion: String? = nil) {
    self.goal = goal
    self.insertion = insertion
  }

  /// The right lines.
  public struct Answer: RightAnswer {
    /// Numbers of lines from 1, each a right answer: the line to remove, or the line to insert the
    /// code after, where 0 is before the first line.
    public var lines: [Int]

    public init(lines: [Int]) { self.lines = lines }

    public var digestParts: [String] { ["lines"] + lines.map { String($0) } }
  }

  public var shownTexts: [String] { [goal.text, insertion ?? ""] }
  public var decidingTexts: [String] { [goal.check, insertion ?? ""] }

  /// 1 in 20, an assumption: few of a scenario's lines come into question.
  public var guessRate: Double { 0.05 }

  public func mapTexts(_ change: (String) -> String) -> LineTask {
    LineTask(goal: goal.mapTexts(change), inserting: insertion.map(change))
  }

  private enum CodingKeys: String, CodingKey {
    case goals
    case insertion = "putIn"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    goal = try container.decodeFirst(Statement.self, forKey: .goals)
    insertion = try container.decodeIfPresent(String.self, forKey: .insertion)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([goal], forKey: .goals)
    try container.encodeIfPresent(insertion, forKey: .insertion)
  }
}
