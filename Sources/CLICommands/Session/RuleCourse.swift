internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage

/// A course of questions that are made from a rule alone, for rules that no author asks about.
enum RuleCourse {
  /// Returns the course about a rule, taken into the store; nil when its example shows nothing that
  /// could be asked.
  static func course(
    about rule: RuleID, store: Store, model: Model
  ) throws(Failure) -> Course? {
    let id = CourseID(rawValue: "rule-" + slug(rule))
    let fingerprint = Digest.of([CommandLineInterface.version, model.version()]).hexadecimal
    let isCurrent = try stored { () throws(StoreError) in
      try store.isCurrent(id, fingerprint: fingerprint)
    }
    if !isCurrent {
      guard let made = imported(rule, as: id, fingerprint: fingerprint, model: model) else {
        return nil
      }
      _ = try stored { () throws(StoreError) in try store.importCourse(made) }
    }
    return try stored { () throws(StoreError) in try store.course(id) }
  }

  private static func imported(
    _ rule: RuleID, as id: CourseID, fingerprint: String, model: Model
  ) -> CourseImport? {
    let generator = RuleQuestions(
      rules: model.rules(), examples: model.examples(), misconceptions: model.misconceptions())
    let made = LargeStack.run { generator.questions(about: rule, run: model.repeatedRuns()) }
    guard let entry = model.rules().first(where: { $0.id == rule.rawValue }), !made.isEmpty else {
      return nil
    }
    let lesson = Lesson(
      id: LessonID(rawValue: slug(rule)), title: rule.rawValue, aim: entry.sentence,
      prerequisites: [], claims: [], blocks: [.prose(entry.sentence)],
      questions: made.map(\.question))
    let course = Course(
      id: id, uuid: uuid(of: id), title: "Questions made from '\(rule.rawValue)'",
      lessons: [lesson])
    return CourseImport(
      course: course,
      truths: Dictionary(
        made.map { ($0.question.id, Truth.instances([$0.truth])) }, uniquingKeysWith: { $1 }),
      modelVersion: model.version(), fingerprint: fingerprint)
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
