/// The task "write this code".
public struct WriteTask: QuestionTask {
  public static let kind = QuestionKind("write")

  /// The goals of the code; the question's scenario is the code to begin with.
  public var code: CodeExercise

  public init(_ code: CodeExercise) { self.code = code }

  /// Any code that meets the goals is right.
  public typealias Answer = PassingCode

  public var exercise: CodeExercise? { code }
  public var shownTexts: [String] { code.shownTexts }
  public var decidingTexts: [String] { code.decidingTexts }
  public var guessRate: Double { 0 }

  public func mapTexts(_ change: (String) -> String) -> WriteTask {
    WriteTask(code.mapTexts(change))
  }

  public init(from decoder: any Decoder) throws { code = try CodeExercise(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try code.encode(to: encoder) }
}
