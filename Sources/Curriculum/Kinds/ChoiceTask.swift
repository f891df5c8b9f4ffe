/// The task "which of these is right?"
public struct ChoiceTask: QuestionTask {
  public static let kind = QuestionKind("choice")

  /// The choices in the author's order; a run must decide exactly one to be right.
  public var choices: [Choice]

  public init(choices: [Choice]) { self.choices = choices }

  /// One answer to choose; its check decides from a run whether it is right.
  public struct Choice: Hashable, Sendable, Codable {
    /// Markdown.
    public var text: String
    /// A Swift expression in the scenario's scope.
    public var check: String
    /// The author's words after this choice; nil where there are none.
    public var feedback: String?

    public init(text: String, check: String, feedback: String? = nil) {
      self.text = text
      self.check = check
      self.feedback = feedback
    }
  }

  /// The right choice.
  public struct Answer: RightAnswer {
    /// The index of the one choice whose check holds.
    public var index: Int

    public init(index: Int) { self.index = index }

    enum CodingKeys: String, CodingKey { case index = "choice" }

    public var digestParts: [String] { ["choice", String(index)] }
  }

  public var shownTexts: [String] { choices.map(\.text) }
  public var decidingTexts: [String] { choices.map(\.check) }
  public var guessRate: Double { 1 / Double(max(choices.count, 1)) }

  public func mapTexts(_ change: (String) -> String) -> ChoiceTask {
    ChoiceTask(
      choices: choices.map {
        Choice(text: change($0.text), check: change($0.check), feedback: $0.feedback.map(change))
      })
  }
}
