public import Releases

/// What is asked, with what each kind needs to be decided by a run.
public enum Ask: Hashable, Sendable {
  /// The events to be put in order, as the author listed them: `A.viewDidLoad`, or
  /// `A.viewDidAppear (2)` for the second of its kind.
  case order(events: [String])
  case output
  case choice([Choice])
  /// The learner reads the statement; the run decides its check.
  case truth(Statement)
  /// How often an event occurs: `A.viewDidLoad`.
  case count(event: String)
  /// The value of a Swift expression when an event begins, or without one after the run.
  case state(expression: String, at: String?)
  /// The line to take out so that the goal holds, or, given code to put in, the line it goes after.
  case line(goal: Statement, putIn: String?)
  case fix(CodeTask)
  case write(CodeTask)
  /// On which of these releases the statement is true.
  case versions(Statement, among: [IOSVersion])
  /// Which of these make an event happen.
  case why(event: String, causes: [Cause])
  /// The events of an order, to be named one after another.
  case next(events: [String])
  /// The actions, at most so many, after which the goal holds.
  case reach(goal: Statement, actions: [Action], most: Int)

  public var kind: QuestionKind {
    switch self {
    case .order: .order
    case .output: .output
    case .choice: .choice
    case .truth: .truth
    case .count: .count
    case .state: .state
    case .line: .line
    case .fix: .fix
    case .write: .write
    case .versions: .versions
    case .why: .why
    case .next: .next
    case .reach: .reach
    }
  }
}

extension Ask {
  /// What is to be done by code; nil where code is not the answer.
  public var task: CodeTask? {
    switch self {
    case .fix(let task), .write(let task): task
    default: nil
    }
  }

  /// Whether code is the answer.
  public var isCode: Bool { task != nil }

  /// Code that is run after the learner's.
  public var drive: String? { task?.drive }
}

/// A sentence, and the check that says of a run whether it is true.
public struct Statement: Hashable, Sendable {
  /// Markdown.
  public var text: String
  /// A Swift expression in the scenario's scope.
  public var check: String

  public init(text: String, check: String) {
    self.text = text
    self.check = check
  }
}

/// One answer to choose; its check says of a run whether it is right.
public struct Choice: Hashable, Sendable {
  public var text: String
  public var check: String
  /// What is said to whoever chose it.
  public var feedback: String?

  public init(text: String, check: String, feedback: String? = nil) {
    self.text = text
    self.check = check
    self.feedback = feedback
  }
}

/// Code to be mended or written: any that passes is right.
public struct CodeTask: Hashable, Sendable {
  /// What must hold after the run.
  public var goals: [Statement]
  /// Code that is run after the learner's and that stays as it is.
  public var drive: String?
  /// The author's way, shown after the verdict.
  public var solution: String

  public init(goals: [Statement], drive: String? = nil, solution: String) {
    self.goals = goals
    self.drive = drive
    self.solution = solution
  }
}

/// Something that may make an event happen: it does when the event is gone without it.
public struct Cause: Hashable, Sendable {
  public var text: String
  public var what: What

  public enum What: Hashable, Sendable {
    /// The text of one line of the scenario, which is taken out.
    case line(String)
    /// A rule of the rule book, which is switched off.
    case rule(RuleID)
  }

  public init(text: String, what: What) {
    self.text = text
    self.what = what
  }
}

/// Something that may be done after the scenario, followed by settling.
public struct Action: Hashable, Sendable {
  public var text: String
  /// One statement of Swift.
  public var code: String

  public init(text: String, code: String) {
    self.text = text
    self.code = code
  }
}
