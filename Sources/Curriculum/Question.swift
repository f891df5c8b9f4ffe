public import Releases

/// A question: a scenario and a task about its run. It holds no answer; the run has it.
///
/// A question with a variation is a template, and `instance(_:)` gives its instances.
public struct Question: Hashable, Sendable {
  /// The name that its history is kept by.
  public var id: QuestionID
  /// The lesson that asks it.
  public var lesson: LessonID
  /// Markdown shown above the code.
  public var prompt: String
  /// Swift source; its run decides the answer.
  public var scenario: String
  /// Swift files of the course, compiled with the scenario.
  public var support: [SupportFile]
  /// The release of iOS to run under.
  public var ios: IOSVersion
  /// The device to run on.
  public var device: Device
  /// The ending that the author expects of the run.
  public var ending: Ending
  /// The rules it turns on; the first is the target that the schedule grades.
  public var rules: [RuleID]
  /// Ids of the ledger's claims that it asks about: `S000-10`.
  public var claims: [String]
  /// The author's answer to "why?", as Markdown, shown with every verdict; nil when there is none.
  public var explanation: String?
  /// The author's words to some wrong answers.
  public var feedback: [Feedback]
  /// At most three, each saying more than the one before.
  public var hints: [String]
  /// The differences between a template's instances; nil for a plain question.
  public var variation: Variation?
  /// The names that it had, and those of questions that became part of it: their history is its own.
  public var formerly: [QuestionID]
  private var asked: HashableTask

  public init(
    id: QuestionID, lesson: LessonID, task: any QuestionTask, prompt: String, scenario: String,
    support: [SupportFile] = [], ios: IOSVersion = .ofQuestions, device: Device = .iphone,
    ending: Ending = .completed, rules: [RuleID], claims: [String] = [],
    explanation: String? = nil, feedback: [Feedback] = [], hints: [String] = [],
    variation: Variation? = nil, formerly: [QuestionID] = []
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
    self.explanation = explanation
    self.feedback = feedback
    self.hints = hints
    self.variation = variation
    self.formerly = formerly
  }

  /// The task about the run, which knows the kind.
  public var task: any QuestionTask {
    get { asked.task }
    set { asked.task = newValue }
  }

  /// The most words of an author's explanation.
  public static let mostWordsInExplanation = 50

  /// The task's kind.
  public var kind: QuestionKind { task.kind }
}

/// The ending of a scenario's run that an author expects.
public enum Ending: String, Hashable, Sendable, CaseIterable {
  /// The run reaches its end.
  case completed
  /// The run fails: a nil unwrapped, an exception, a stack overflow.
  case trap
}

/// A Swift file of a course.
public struct SupportFile: Hashable, Sendable {
  /// The file's name without its folder: `Bases.swift`.
  public var name: String
  /// Swift source.
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// An author's words to a wrong answer.
public struct Feedback: Hashable, Sendable {
  /// Markdown.
  public var text: String
  /// The answer that it is for.
  public var to: Answer

  /// A wrong answer, given by its text or by its misconception.
  public enum Answer: Hashable, Sendable {
    /// The answer as a learner would type it.
    case typed(String)
    /// The answer that the misconception of this id leads to.
    case believing(String)
  }

  public init(text: String, to answer: Answer) {
    self.text = text
    self.to = answer
  }
}
