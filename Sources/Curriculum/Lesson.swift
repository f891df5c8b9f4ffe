/// A course: lessons in the order of their prerequisites.
public struct Course: Hashable, Sendable {
  public var id: CourseID
  /// Given once, so that two folders with one name stay two courses.
  public var uuid: String
  public var title: String
  public var lessons: [Lesson]
  /// What the course is answerable for, when its author keeps such a list.
  public var ledger: ClaimLedger?

  public init(
    id: CourseID, uuid: String, title: String, lessons: [Lesson], ledger: ClaimLedger? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.title = title
    self.lessons = lessons
    self.ledger = ledger
  }
}

/// A lesson: prose with code that runs, and questions.
public struct Lesson: Hashable, Sendable {
  public var id: LessonID
  public var title: String
  /// One sentence: what the learner will be able to predict.
  public var aim: String
  public var prerequisites: [LessonID]
  /// Ledger ids that the lesson teaches.
  public var claims: [String]
  /// The places in the articles that it draws on.
  public var sources: [Citation]
  public var blocks: [Block]
  public var questions: [Question]

  public init(
    id: LessonID, title: String, aim: String, prerequisites: [LessonID], claims: [String],
    sources: [Citation] = [], blocks: [Block], questions: [Question]
  ) {
    self.id = id
    self.title = title
    self.aim = aim
    self.prerequisites = prerequisites
    self.claims = claims
    self.sources = sources
    self.blocks = blocks
    self.questions = questions
  }
}
