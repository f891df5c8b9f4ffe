import Curriculum
public import Scenarios

/// The reasons for a verdict: the cause, the result of a wrong answer when it is run, and all that
/// `why` explains.
public struct Explanation: Hashable, Sendable {
  /// The event that decides the answer, with its callers; nil where no event does.
  public var cause: EventCause?
  /// What a wrong answer comes to when it is run; nil for others, and where no run shows it.
  public var consequence: Account?
  /// The things that `why` explains, in the order of their numbers.
  public var parts: [Part]
  /// The sort of the parts.
  public var unit: Unit

  /// A thing that `why` explains.
  public struct Part: Hashable, Sendable {
    /// The number or letter after `why`.
    public var key: String
    /// The line, the event or the option.
    public var text: String
    /// Its explanation.
    public var account: Account
  }

  /// The explanation of one thing.
  public enum Account: Hashable, Sendable {
    /// It is an event, which has this cause.
    case happens(EventCause)
    /// It is a line that this call printed, within this event.
    case printed(StackFrame?, EventCause?)
    /// It is a line of the answer that does not happen in UIKit.
    case doesNotHappen
    /// A sentence in Markdown, and the event that it is about.
    case sentence(String, EventCause?)
    /// Two runs differ.
    case runs(RunDifference)
    /// Code with line numbers.
    case code(String)
  }

  /// The sort of thing that `why` explains by its number or letter.
  public enum Unit: Hashable, Sendable {
    case line, call, choice, cause, release, goal, answer
  }

  /// Returns the part of a number or letter; nil when there is none.
  public func part(_ key: String) -> Part? {
    parts.first { $0.key == key.lowercased() }
  }
}

extension PreparedQuestion {
  /// Explains a verdict. `believed` has the answers under misconceptions, where they are known.
  public func explanation(
    of verdict: Verdict, rules: [RuleEntry], believed: BelievedAnswers?, run: @escaping Runner
  ) -> Explanation {
    question.task.judging.explanation(
      of: verdict,
      Explainer(prepared: self, book: RuleBook(rules), believed: believed, run: run))
  }
}
