public import Releases

/// A question: a scenario and what is asked of its run. It holds no answer; the run has it.
///
/// One with a variation is a template, and `instance(_:)` gives the questions it stands for.
public struct Question: Hashable, Sendable {
  public var id: QuestionID
  public var lesson: LessonID
  /// Markdown shown above the code.
  public var prompt: String
  /// Swift source; the run of it decides.
  public var scenario: String
  /// Swift files of the course, compiled below the scenario.
  public var support: [SupportFile]
  public var ios: IOSVersion
  public var device: Device
  /// How its scenario's run is meant to end.
  public var ending: Ending
  /// The rules it turns on; the first is the target that the schedule grades.
  public var rules: [RuleID]
  /// Ledger ids such as `S000-10`.
  public var claims: [String]
  /// What its author says to some wrong answers.
  public var feedback: [Feedback]
  /// At most three, each saying more than the one before.
  public var hints: [String]
  public var variation: Variation?
  private var asked: HashableTask

  public init(
    id: QuestionID, lesson: LessonID, task: any QuestionTask, prompt: String, scenario: String,
    support: [SupportFile] = [], ios: IOSVersion = .ofQuestions, device: Device = .iphone,
    ending: Ending = .completed, rules: [RuleID], claims: [String] = [],
    feedback: [Feedback] = [], hints: [String] = [], variation: Variation? = nil
  ) {
    self.id = id
    self.lesson = lesson
    asked = HashableTask(task: task)
    self.prompt = prompt
    self.scenario = scenario
    self.support = support
    self.ios = ios
    self.device = device
    self.ending = ending
    self.rules = rules
    self.claims = claims
    self.feedback = feedback
    self.hints = hints
    self.variation = variation
  }

  /// The question asked of the run.
  public var task: any QuestionTask {
    get { asked.task }
    set { asked.task = newValue }
  }

  public var kind: QuestionKind { task.kind }
}

/// How the run of a question's scenario is meant to end.
public enum Ending: String, Hashable, Sendable, CaseIterable {
  case completed
  /// It fails: a nil unwrapped, an exception, a stack overflow.
  case trap
}

/// A Swift file of a course.
public struct SupportFile: Hashable, Sendable {
  /// Without its folder: `Bases.swift`.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// What an author says to a wrong answer.
public struct Feedback: Hashable, Sendable {
  public var text: String
  public var to: Answer

  public enum Answer: Hashable, Sendable {
    /// As a learner would type it.
    case typed(String)
    /// What somebody would answer who holds the misconception of this id.
    case believing(String)
  }

  public init(text: String, to answer: Answer) {
    self.text = text
    self.to = answer
  }
}
