/// The task "which actions lead to this goal?"
public struct ReachTask: QuestionTask {
  public static let kind = QuestionKind("reach")

  /// The statement that must hold after the actions.
  public var goal: Statement
  /// The actions in the author's order; an answer may repeat one.
  public var actions: [Action]
  /// The greatest number of actions in an answer.
  public var most: Int

  public init(goal: Statement, actions: [Action], most: Int) {
    self.goal = goal
    self.actions = actions
    self.most = most
  }

  /// A statement that may run after the scenario; the run settles after each.
  public struct Action: Hashable, Sendable, Codable {
    /// Markdown.
    public var text: String
    /// One statement of Swift.
    public var code: String

    public init(text: String, code: String) {
      self.text = text
      self.code = code
    }
  }

  /// The shortest ways; a longer way that reaches the goal is right too.
  public struct Answer: RightAnswer {
    /// Each way as the indices of its actions, in order.
    public var ways: [[Int]]

    public init(ways: [[Int]]) { self.ways = ways }

    public var digestParts: [String] { ways.flatMap { ["way"] + $0.map { String($0) } } }
  }

  public var shownTexts: [String] { [goal.text, String(most)] + actions.map(\.text) }
  public var decidingTexts: [String] { [goal.check, String(most)] + actions.map(\.code) }

  /// The chance of one certain way of the greatest length.
  public var guessRate: Double {
    (0..<most).reduce(1) { rate, _ in rate / Double(max(actions.count, 1)) }
  }

  public func mapTexts(_ change: (String) -> String) -> ReachTask {
    ReachTask(
      goal: goal.mapTexts(change),
      actions: actions.map { Action(text: change($0.text), code: change($0.code)) }, most: most)
  }

  private enum CodingKeys: String, CodingKey { case goals, actions, most }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    goal = try container.decodeFirst(Statement.self, forKey: .goals)
    actions = try container.decode([Action].self, forKey: .actions)
    most = try container.decode(Int.self, forKey: .most)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([goal], forKey: .goals)
    try container.encode(actions, forKey: .actions)
    try container.encode(most, forKey: .most)
  }
}
