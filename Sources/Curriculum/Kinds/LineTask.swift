/// Which line has to go, or where does this line belong?
public struct LineTask: QuestionTask {
  public static let kind = QuestionKind("line")

  /// The statement that must hold after the edit.
  public var goal: Statement
  /// The code to put in; nil when a line is to be taken out.
  public var insertion: String?

  public init(goal: Statement, inserting insertion: String? = nil) {
    self.goal = goal
    self.insertion = insertion
  }

  public struct Answer: RightAnswer {
    /// Numbers of lines, each a right answer: the line to take out, or the line to put the code
    /// after, 0 before the first.
    public var lines: [Int]

    public init(lines: [Int]) { self.lines = lines }

    public var digestParts: [String] { ["lines"] + lines.map { String($0) } }
  }

  public var shownTexts: [String] { [goal.text, insertion ?? ""] }
  public var decidingTexts: [String] { [goal.check, insertion ?? ""] }

  /// Few of a scenario's lines are worth a thought; they count as one in twenty.
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
