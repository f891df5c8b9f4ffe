import Curriculum
public import Scenarios

/// The reasons for a verdict: the cause, the result of a wrong answer when it is run, and all that
/// `why` explains.
public struct Explanation: Hashable, Sendable {
  /// The event that decides the answer, with its callers; nil where no event does, or where it does not
  /// follow from a rule of the verdict.
  public var cause: EventCause?
  /// What a wrong answer comes to when it is run; nil for others, and where no run shows it.
  public var consequence: Account?
  /// The things that `why` explains, in the order of their numbers.
  public var parts: [Part]
  /// The sort of the parts.
  public var unit: Unit

  /// Gives no reasons.
  public static let none = Explanation(parts: [], unit: .answer)

  /// A thing that `why` explains.
  public struct Part: Hashable, Sendable {
    /// The number, letter or word after `why`.
    public var key: String
    /// The line, the event or the option.
    public var text: String
    /// Its explanation.
    public var account: Account
    /// Other words for the key, in lower case: a row's number on the screen, or a release.
    public var names: [String] = []
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

  /// Returns the part that a learner asks for by its key or another name; nil when there is none.
  public func part(_ name: String) -> Part? {
    let name = name.lowercased()
    return parts.first { $0.key == name } ?? parts.first { $0.names.contains(name) }
  }

  /// The key of the author's solution.
  static let solutionKey = "solution"

  /// Whether a solution is among the parts.
  public var showsSolution: Bool { parts.contains { $0.key == Self.solutionKey } }

  /// Returns whether `why` shows this account.
  public func shows(_ account: Account) -> Bool { parts.contains { $0.account == account } }
}

extension PreparedQuestion {
  /// Explains a verdict. `believed` has the answers under misconceptions, where they are known.
  public func explanation(
    of verdict: Verdict, rules: [RuleEntry], believed: BelievedAnswers?, run: @escaping Runner
  ) -> Explanation {
    question.task.judging.explanation(
      of: verdict,
      // The cause, the consequence and the parts look at the same runs.
      Explainer(prepared: self, book: RuleBook(rules), believed: believed, run: keeping(run)))
  }
}

extension Explanation {
  /// The rule to name beside a verdict: the one that its cause follows from, or else the first.
  public func reason(for verdict: Verdict) -> Reason? {
    cause?.follows(from: verdict) ?? verdict.because.first
  }
}

extension EventCause {
  /// The first rule of a verdict that made the event happen; nil when none of them did.
  func follows(from verdict: Verdict) -> Reason? {
    verdict.because.first { reason in why.rules.contains { $0.rule == reason.rule } }
  }
}
