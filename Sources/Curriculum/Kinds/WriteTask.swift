/// The task "write this code".
public struct WriteTask: ExerciseTask {
  public static let kind = QuestionKind("write")

  /// The goals of the code; the question's scenario is the code to begin with.
  public var code: CodeExercise

  public init(_ code: CodeExercise) { self.code = code }
}
