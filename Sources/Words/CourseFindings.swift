/// What is wrong with a course whose files can be read, said to its author. In lower case, no full
/// stop.
public enum CourseFindings {
  /// The heading of a lesson's last part.
  public static let toKeep = "To keep"

  public static let noQuestion = "the lesson has no question; add one by '## Question: …'"
  public static let noSummary = "the lesson has no summary; add a part '## \(toKeep)' with a list"

  // MARK: Questions that are one twice

  public static func sameCode(as question: String) -> String {
    "this question asks what '\(question)' asks, of the same code"
  }

  public static func sameRules(as question: String) -> String {
    "this question asks what '\(question)' asks, about the same rules"
  }

  // MARK: Code in prose

  public static let sentenceIsNotSo = "this sentence is not so: its check does not hold"

  public static func prints(_ real: String, not said: String) -> String {
    "the text says it prints '\(said)', and it prints '\(real)'"
  }

  public static func printsNoMore(not said: String) -> String {
    "the text says it prints '\(said)', and it prints no more"
  }

  public static func printsOneMore(_ line: String) -> String {
    "it prints one more line: '\(line)'"
  }
}
