/// The task "fix this code".
public struct FixTask: ExerciseTask {
  public static let kind = QuestionKind("fix")

  /// The goals of the code; the question's scenario is the code to fix.
  public var code: CodeExercise

  public init(_ code: CodeExercise) { self.code = code }
}
