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

/// A task that the learner answers with code, to fix or to write.
public protocol ExerciseTask: QuestionTask where Answer == PassingCode {
  var code: CodeExercise { get }

  init(_ code: CodeExercise)
}

// The form of such a task is that of its exercise.
extension ExerciseTask {
  public var exercise: CodeExercise? { code }
  public var shownTexts: [String] { code.shownTexts }
  public var decidingTexts: [String] { code.decidingTexts }
  public var guessRate: Double { 0 }

  public func mapTexts(_ change: (String) -> String) -> Self { Self(code.mapTexts(change)) }

  public init(from decoder: any Decoder) throws { self.init(try CodeExercise(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try code.encode(to: encoder) }
}

/// The right answer to an exercise. It keeps no code, because goals decide which code is right.
public struct PassingCode: RightAnswer {
  private var isCode = true

  /// The one value.
  public init() {}

  /// Always the same, so that a change of the solution leaves a question's meaning unchanged.
  public var digestParts: [String] { ["code"] }
}
