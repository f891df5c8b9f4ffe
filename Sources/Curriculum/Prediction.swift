/// A question about the code of a lesson that follows it, put before the code runs.
///
/// A prediction is practice: the run judges it, and nothing of it is graded or saved.
public struct Prediction: Hashable, Sendable {
  /// Markdown shown above the code.
  public var prompt: String
  /// The author's answer to "why?", as Markdown, shown with the verdict; nil when there is none.
  public var explanation: String?
  private var asked: HashableTask

  public init(prompt: String, task: any QuestionTask, explanation: String? = nil) {
    self.prompt = prompt
    self.explanation = explanation
    asked = HashableTask(task: task)
  }

  /// The task about the run, which knows the kind.
  public var task: any QuestionTask { asked.task }

  /// Returns the name by which findings and verdicts know the prediction before a block of a lesson. No
  /// question has it, since it has a colon.
  public static func id(in lesson: LessonID, of course: CourseID, block: Int) -> QuestionID {
    QuestionID(rawValue: "\(course.rawValue)/\(lesson.rawValue):\(block)")
  }
}

extension Listing {
  /// Returns the prediction as a question about the listing, so that it is decided and judged as questions
  /// are; nil where there is none. The question names no rule.
  public func prediction(named id: QuestionID, in lesson: LessonID) -> Question? {
    guard let prediction else { return nil }
    return Question(
      id: id, lesson: lesson, task: prediction.task, prompt: prediction.prompt, scenario: code,
      support: support, ios: ios, device: device, ending: traps ? .trap : .completed, rules: [],
      explanation: prediction.explanation)
  }

  /// Whether the printed lines end with a trap.
  private var traps: Bool { printed.last?.hasPrefix("trap: ") ?? false }
}
