public import Releases

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
}

/// A question: a scenario and what is asked of its run. It holds no answer; the run has it.
public struct Question: Hashable, Sendable {
  public var id: QuestionID
  public var lesson: LessonID
  public var ask: Ask
  /// Markdown shown above the code.
  public var prompt: String
  /// Swift source; the run of it decides.
  public var scenario: String
  public var ios: IOSVersion
  public var device: Device
  /// How its scenario's run is meant to end.
  public var ending: Ending
  /// The rules it turns on; the first is the target that the schedule grades.
  public var rules: [RuleID]
  /// Ledger ids such as `S000-10`.
  public var claims: [String]

  public init(
    id: QuestionID, lesson: LessonID, ask: Ask, prompt: String, scenario: String,
    ios: IOSVersion = .ofQuestions, device: Device = .iphone, ending: Ending = .completed,
    rules: [RuleID], claims: [String] = []
  ) {
    self.id = id
    self.lesson = lesson
    self.ask = ask
    self.prompt = prompt
    self.scenario = scenario
    self.ios = ios
    self.device = device
    self.ending = ending
    self.rules = rules
    self.claims = claims
  }

  public var kind: QuestionKind { ask.kind }
}

/// How the run of a question's scenario is meant to end.
public enum Ending: String, Hashable, Sendable, CaseIterable {
  case completed
  /// It fails: a nil unwrapped, an exception, a stack overflow.
  case trap
}

/// What is asked, with what each kind needs to be decided by a run.
public enum Ask: Hashable, Sendable {
  /// The events to be put in order, as the author listed them: `A.viewDidLoad`, or
  /// `A.viewDidAppear (2)` for the second of its kind.
  case order(events: [String])
  case output
  case choice([Choice])
  /// A check that the run decides; the statement is what the learner reads.
  case truth(statement: String, check: String)
  /// How often an event occurs: `A.viewDidLoad`.
  case count(event: String)

  public var kind: QuestionKind {
    switch self {
    case .order: .order
    case .output: .output
    case .choice: .choice
    case .truth: .truth
    case .count: .count
    }
  }
}

/// One answer to choose; its check says of a run whether it is right.
public struct Choice: Hashable, Sendable {
  public var text: String
  public var check: String

  public init(text: String, check: String) {
    self.text = text
    self.check = check
  }
}

/// The right answer, computed by a run.
public enum Truth: Hashable, Sendable {
  /// Every allowed order of the events; the first is the one the run showed.
  case order([[String]])
  case output([String])
  /// The index of the one choice whose check holds.
  case choice(Int)
  case truth(Bool)
  case count(Int)
}
