internal import Curriculum
internal import Phrases

/// Rules and lessons as a reader knows them: by their sentences and titles. Only commands need the ids.
extension LearnerReport.Rule {
  /// The rule's sentence, or its id where the report has no rule book.
  var title: String { sentence.map(plain) ?? id.rawValue }
}

extension LearnerReport.Lesson {
  /// The lesson's number and title.
  var name: String { "\(number) \(title)" }
}

extension LearnerReport {
  /// A lesson's number and title; its id when it isn't taught any more.
  func name(of lesson: LessonName) -> String {
    lessons.first { $0.id == lesson }?.name ?? lesson.lesson.rawValue
  }

  /// The sentences of rules that the report has, and the ids of others.
  func titles(of rules: [RuleID]) -> String {
    rules.map { id in self.rules.first { $0.id == id }?.title ?? id.rawValue }
      .joined(separator: " ")
  }
}
