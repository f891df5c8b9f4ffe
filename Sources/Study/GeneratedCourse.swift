public import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
public import Storage

/// A course of questions that are generated from the example of one rule: for rules that no author
/// asks about, and for suspected misconceptions.
public enum GeneratedCourse {
  /// Returns the course about a rule, taken into the store; nil when its example shows nothing to
  /// ask about.
  public static func course(
    about rule: RuleID, store: Store, model: StudyModel, programVersion: String
  ) throws(StoreError) -> Course? {
    let entry = model.rules.first { $0.id == rule.rawValue }
    return try course(
      "rule-" + rule.rawValue.split(separator: ".").joined(separator: "-"), title: rule.rawValue,
      aim: entry?.sentence, store: store, model: model, programVersion: programVersion
    ) { generator, run in
      generator.questions(about: rule, run: run)
    }
  }

  /// Returns the course of questions that a misconception answers otherwise than UIKit, taken into
  /// the store; nil when no example shows anything to ask about.
  static func course(
    telling misconception: Misconception, store: Store, model: StudyModel, programVersion: String
  ) throws(StoreError) -> Course? {
    try course(
      "belief-" + misconception.id, title: misconception.id, aim: misconception.belief,
      store: store, model: model, programVersion: programVersion
    ) { generator, run in
      generator.questions(revealing: misconception, run: run)
    }
  }

  /// Whether a question was generated from an example and not written by an author.
  static func contains(_ question: QuestionID) -> Bool {
    ["rule-", "belief-"].contains { question.rawValue.hasPrefix($0) }
  }

  private static func course(
    _ name: String, title: String, aim: String?, store: Store, model: StudyModel,
    programVersion: String,
    generating: @escaping @Sendable (RuleQuestions, @escaping Runner) -> [GeneratedQuestion]
  ) throws(StoreError) -> Course? {
    let id = CourseID(rawValue: name)
    let fingerprint = Digest.of([programVersion, model.version, RuleQuestions.version]).hexadecimal
    if try !store.isCurrent(id, fingerprint: fingerprint) {
      let generator = RuleQuestions(
        rules: model.rules, examples: model.examples, misconceptions: model.misconceptions)
      let questions = model.generate { run in generating(generator, run) }
      guard let aim, let lesson = questions.first?.question.lesson else { return nil }
      let course = Course(
        id: id, uuid: uuid(of: id), title: "Questions made from '\(title)'",
        lessons: [
          Lesson(
            id: lesson, title: title, aim: aim, prerequisites: [], claims: [],
            blocks: [.prose(aim)], questions: questions.map(\.question))
        ])
      _ = try store.importCourse(
        CourseImport(
          course: course,
          truths: Dictionary(
            questions.map { ($0.question.id, Truth.instances([$0.truth])) },
            uniquingKeysWith: { $1 }),
          modelVersion: model.version, fingerprint: fingerprint), unlessCurrent: true)
    }
    return try store.course(id)
  }

  /// The same in every database, so that logs can be merged.
  private static func uuid(of id: CourseID) -> String {
    let digits = Array(Digest.of(["course", id.rawValue]).hexadecimal)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}
