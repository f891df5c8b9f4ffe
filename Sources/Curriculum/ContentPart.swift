/// A part of a course that a finding can be about. The reader of the course's files knows its place.
public enum ContentPart: Hashable, Sendable {
  /// The course as a whole.
  case course(CourseID)
  /// The UUID of a course.
  case courseUUID(CourseID)
  /// Something that a course requires of another.
  case courseRequirement(CourseID, index: Int)
  /// The first line of a lesson.
  case lesson(LessonID)
  /// A ledger id in a lesson's front matter.
  case lessonClaim(LessonID, index: Int)
  /// A former name in a lesson's front matter.
  case formerLesson(LessonID, index: Int)
  /// One of the things that a lesson's front matter says it teaches.
  case teaching(LessonID, index: Int)
  /// The first line of code of the lesson's block number `index`.
  case code(LessonID, index: Int)
  /// The first line of the lesson's block of prose number `index`.
  case prose(LessonID, index: Int)
  /// The first printed line that goes with the lesson's block number `index`.
  case printed(LessonID, index: Int)
  /// The check of a sentence below the lesson's block number `block`.
  case sentence(LessonID, block: Int, index: Int)
  /// A line of the timeline below the lesson's block number `block`.
  case timeline(LessonID, block: Int, index: Int)
  /// The first line of a question.
  case question(QuestionID)
  /// The first line of a question's scenario.
  case scenario(QuestionID)
  /// A rule that a question names.
  case rule(QuestionID, index: Int)
  /// A ledger id that a question names.
  case claim(QuestionID, index: Int)
  /// A former name that a question gives.
  case formerQuestion(QuestionID, index: Int)
  /// An event of an order, or the one of a count.
  case event(QuestionID, index: Int)
  /// The text of a choice, a statement, a goal, a cause or an action.
  case choice(QuestionID, index: Int)
  /// A check, the line or rule of a cause, or the code of an action.
  case check(QuestionID, index: Int)
  /// The first line of a state's expression, of the code to insert, or of a solution.
  case detail(QuestionID)
  /// The first line of the code that runs after the learner's.
  case drive(QuestionID)
  /// The answer that a feedback is for.
  case feedback(QuestionID, index: Int)
  /// One of a question's hints.
  case hint(QuestionID, index: Int)
  /// The variation of a template.
  case variation(QuestionID)
  /// The name of a topic of the course.
  case topic(RuleID)
  /// The file of a misconception of the course.
  case misconception(String)
}

extension ContentPart {
  /// The question or lesson that this part belongs to; nil for a question, a lesson and the course.
  public var container: ContentPart? {
    switch self {
    case .scenario(let id), .rule(let id, _), .claim(let id, _),
      .formerQuestion(let id, _), .event(let id, _), .choice(let id, _), .check(let id, _),
      .detail(let id), .drive(let id), .feedback(let id, _),
      .hint(let id, _), .variation(let id):
      .question(id)
    case .lessonClaim(let id, _), .formerLesson(let id, _), .teaching(let id, _),
      .code(let id, _), .prose(let id, _), .printed(let id, _), .sentence(let id, _, _),
      .timeline(let id, _, _):
      .lesson(id)
    case .course, .courseUUID, .courseRequirement, .lesson, .question, .topic, .misconception: nil
    }
  }
}
