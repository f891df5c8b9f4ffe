import Curriculum
import Diagnostics

/// A lesson as it was read from its file, with the findings.
struct LessonReading {
  /// Nil when the front matter gives no id.
  var lesson: Lesson?
  var locations: [ContentPart: SourceLocation] = [:]
  /// In the order of their places.
  var findings: [LocatedFinding] = []
  /// The place of each prerequisite, for checks over the course.
  var requires: [(id: LessonID, location: SourceLocation)] = []
  /// Every question heading, understood or not: an id is taken by being written.
  var questionHeadings: [(id: QuestionID, location: SourceLocation)] = []
  var names = NameCollector()
  /// The questions that have a TODO in them, and the places of all TODOs.
  var unfinished: Set<QuestionID> = []
  var leftOvers: [SourceLocation] = []
  /// The questions that name no rule.
  var ruleless: [RulelessQuestion] = []
}
