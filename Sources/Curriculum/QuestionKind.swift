/// What a question asks of its scenario's run.
public enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  /// In which order do these callbacks come?
  case order
  /// What does it print?
  case output
  /// Which of these is right?
  case choice
  /// Is this sentence true?
  case truth
  /// How many times is it called?
  case count
  /// What is the value of this expression at that moment?
  case state
  /// Which line has to go, or where does this line belong?
  case line
  /// Mend this code.
  case fix
  /// Write this code.
  case write
  /// On which releases is it so?
  case versions
  /// What makes this happen?
  case why
  /// Which callback comes next, step by step?
  case next
  /// Which actions lead there?
  case reach
}
