/// The form in which a learner types an answer.
public enum AnswerForm: Hashable, Sendable {
  /// One line.
  case line
  /// Any number of lines.
  case lines
  /// A program.
  case code
  /// One event after another, each judged at once.
  case steps
}
