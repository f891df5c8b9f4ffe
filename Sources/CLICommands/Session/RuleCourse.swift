internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Words

/// A course of questions that are made from the example of a rule alone: for rules that no author asks
/// about, and for misconceptions of which something is suspected.
enum RuleCourse {
  /// Returns the course about a rule, taken into the store; nil when its example shows nothing that
  /// could be asked.
  static func course(
    about rule: RuleID, store: Store, model: Model
  ) throws(Failure) -> Course? {
    let entry = model.rules().first { $0.id == rule.rawValue }
    return try course(
      "rule-" + slug(rule), title: rule.rawValue, aim: entry?.sentence, store: store, model: model
    ) { generator, run in
      generator.questions(about: rule, run: run)
    }
  }

  /// Returns the course of questions that tell who holds a misconception, taken into the store; nil
  /// when no example shows anything that could be asked.
  static func course(
    telling misconception: Misconception, store: Store, model: Model
  ) throws(Failure) -> Course? {
    try course(
      "belief-" + misconception.id, title: misconception.id, aim: misconception.belief,
      store: store, model: model
    ) { generator, run in
      generator.questions(telling: misconception, run: run)
    }
  }

  /// Whether a question was made from an example and not written by an author.
  static func made(_ question: QuestionID) -> Bool {
    ["rule-", "belief-"].contains { question.rawValue.hasPrefix($0) }
  }

  private typealias Made = [(question: Question, truth: Truth)]

  private static func course(
    _ name: String, title: String, aim: String?, store: Store, model: Model,
    making: @escaping @Sendable (RuleQuestions, @escaping Runner) -> Made
  ) throws(Failure) -> Course? {
    let id = CourseID(rawValue: name)
    let fingerprint = Digest.of([CommandLineInterface.version, model.version()]).hexadecimal
    let isCurrent = try stored { () throws(StoreError) in
      try store.isCurrent(id, fingerprint: fingerprint)
    }
    if !isCurrent {
      let generator = RuleQuestions(
        rules: model.rules(), examples: model.examples(), misconceptions: model.misconceptions())
      let made = LargeStack.run { making(generator, model.repeatedRuns()) }
      guard let aim, let lesson = made.first?.question.lesson else { return nil }
      let course = Course(
        id: id, uuid: uuid(of: id), title: Words.Questions.made(from: title),
        lessons: [
          Lesson(
            id: lesson, title: title, aim: aim, prerequisites: [], claims: [],
            blocks: [.prose(aim)], questions: made.map(\.question))
        ])
      let new = CourseImport(
        course: course,
        truths: Dictionary(
          made.map { ($0.question.id, Truth.instances([$0.truth])) }, uniquingKeysWith: { $1 }),
        modelVersion: model.version(), fingerprint: fingerprint)
      _ = try stored { () throws(StoreError) in try store.importCourse(new) }
    }
    return try stored { () throws(StoreError) in try store.course(id) }
  }

  private static func slug(_ rule: RuleID) -> String {
    rule.rawValue.split(separator: ".").joined(separator: "-")
  }

  /// The same in every database, so that logs can be merged.
  private static func uuid(of id: CourseID) -> String {
    let digits = Array(Digest.of(["course", id.rawValue]).hexadecimal)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}
