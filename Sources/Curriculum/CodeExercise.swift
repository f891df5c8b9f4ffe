/// Code to fix or to write: any code that meets the goals is right.
public struct CodeExercise: Hashable, Sendable, Codable {
  /// The statements that must hold after the run.
  public var goals: [Statement]
  /// Code of the author's that runs after the learner's; nil where there is none.
  public var drive: String?
  /// The author's code that meets the goals, shown after the verdict.
  public var solution: String

  public init(goals: [Statement], drive: String? = nil, solution: String) {
    self.goals = goals
    self.drive = drive
    self.solution = solution
  }
}

extension CodeExercise {
  var shownTexts: [String] { goals.map(\.text) + [drive ?? "", solution] }
  var decidingTexts: [String] { goals.map(\.check) + [drive ?? ""] }

  func mapTexts(_ change: (String) -> String) -> CodeExercise {
    CodeExercise(
      goals: goals.map { $0.mapTexts(change) }, drive: drive.map(change),
      solution: change(solution))
  }
}

/// The right answer to an exercise. It keeps no code, because goals decide which code is right.
public struct PassingCode: RightAnswer {
  private var isCode = true

  /// The one value.
  public init() {}

  /// Always the same, so that a change of the solution leaves a question's meaning unchanged.
  public var digestParts: [String] { ["code"] }
}
