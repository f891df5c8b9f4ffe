internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study

/// What a session would suggest, for a report.
extension StudySession {
  /// A session that asks nothing and writes nothing. It runs no scenario but to judge answers once more, for
  /// a caller who gives a way to `run` them.
  convenience init(
    reading store: Store, about learner: Learner, courses: [Course], model: StudyModel,
    in context: Context, run: @escaping (Scenario) -> Run? = { _ in nil }
  ) throws(StoreError) {
    try self.init(
      store: store, learner: learner, settings: store.settings(of: learner.id), courses: courses,
      model: model,
      world: StudyWorld(
        programVersion: CommandLineInterface.version, now: context.now,
        random: SystemOrGiven(next: context.random), run: run))
  }

  /// Returns the next step, and a second look at the mistakes of the last sitting.
  func advice(for report: LearnerReport) throws(StoreError) -> [LearnerReport.Advice] {
    var advice: [LearnerReport.Advice] = []
    if let next = try nextStep() { advice.append(next.advice(for: report, lessonNames)) }
    let mistakes = try mistakes().count
    if mistakes > 0 {
      advice.append(
        LearnerReport.Advice(
          "Go once more through what you got wrong last time: \(numbered(mistakes, "question")).",
          command: "vdl mistakes"))
    }
    return advice
  }
}

extension Model {
  /// Runs an answer once more. It may be code that never ends: its learner could stop it, and here nobody waits for it.
  func runUnattended(_ scenario: Scenario) -> Run? {
    LargeStack.run { run(scenario, Limits(steps: 20_000_000)) }
  }
}

extension NextStep {
  fileprivate func advice(
    for report: LearnerReport, _ names: LessonNames
  ) -> LearnerReport.Advice {
    func title(of lesson: LessonName) -> String {
      report.lessons.first { $0.id == lesson }.map { "\($0.number), \($0.title)" }
        ?? lesson.lesson.rawValue
    }
    return switch self {
    case .mistakes: LearnerReport.Advice("Go through your mistakes.", command: "vdl mistakes")
    case .questions:
      LearnerReport.Advice(
        report.dueCount > 0
          ? "Answer what is due: \(numbered(report.dueCount, "rule"))." : "Answer more questions.",
        command: "vdl quiz")
    case .questionsAbout(let lesson):
      LearnerReport.Advice(
        "Answer questions about new rules of lesson \(title(of: lesson)).",
        command: shellCommand(names))
    case .reading(let lesson):
      LearnerReport.Advice(
        "Read lesson \(title(of: lesson)).", command: shellCommand(names))
    case .placement:
      LearnerReport.Advice("Find out where to start.", command: "vdl placement")
    }
  }
}
