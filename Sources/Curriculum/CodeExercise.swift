/// Code to be fixed or written: any code that meets the goals is right.
public struct CodeExercise: Hashable, Sendable, Codable {
  /// The statements that must hold after the run.
  public var goals: [Statement]
  /// Code that runs after the learner's and that stays as it is.
  public var drive: String?
  /// The author's way, shown after the verdict.
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

/// The answer to an exercise: the code decides, so nothing is kept of it.
public struct PassingCode: RightAnswer {
  private var isCode = true

  public init() {}

  public var digestParts: [String] { ["code"] }
}
