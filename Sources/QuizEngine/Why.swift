import Curriculum
public import Scenarios

/// The cause of an event: its callers, its moment and its rules.
public struct Why: Hashable, Sendable {
  /// The callers that a learner can look up.
  public var chain: CallChain
  /// The moment, when it is not within the caller's statement: "when the animation ends".
  public var moment: String?
  /// The rules that made it happen, the most specific first.
  public var rules: [Reason]

  /// The callers, innermost first: `loadViewIfRequired`, `view`, `line 12`.
  public var callers: [String] { chain.callers }
  /// The line of the innermost caller that is the scenario's own code; nil when none is.
  public var line: Int? { chain.line }

  /// The callers and the moment as part of a sentence: "called by loadViewIfRequired, called by view,
  /// called by line 12".
  public var sentence: String {
    [chain.sentence, moment].compactMap { $0 }.joined(separator: ", ")
  }
}

/// Returns the cause of an event; `lines` are those that the learner sees, when that is not all.
func why(_ event: Event, _ book: RuleBook, _ lines: ListedLines? = nil) -> Why {
  Why(
    chain: CallChain(event, in: lines), moment: moment(of: event.phase),
    rules: event.because.map(book.reason))
}

private func moment(of phase: Phase) -> String? {
  switch phase {
  case .sync: nil
  case .commit: "in the layout pass at the end of the turn"
  case .afterCommit: "right after the layout pass"
  case .animationEnd: "when the animation ends"
  }
}
