/// A course: lessons in the order of their prerequisites.
public struct Course: Hashable, Sendable {
  /// The short name.
  public var id: CourseID
  /// Given once, so that two folders with one name stay two courses.
  public var uuid: String
  /// Plain text.
  public var title: String
  /// The lessons, each after its prerequisites.
  public var lessons: [Lesson]
  /// The claims that the course must cover; nil when its author keeps no ledger.
  public var ledger: ClaimLedger?
  /// The ids that it had.
  public var formerly: [CourseID]
  /// Its own topics, in the order of their file.
  public var topics: [Topic]
  /// Its own misconceptions, in the order of their names.
  public var misconceptions: [MisconceptionFile]
  /// Lessons of other courses that come before it.
  public var requires: [CourseRequirement]
  public var about: CourseMetadata

  public init(
    id: CourseID, uuid: String, title: String, lessons: [Lesson], ledger: ClaimLedger? = nil,
    formerly: [CourseID] = [], topics: [Topic] = [], misconceptions: [MisconceptionFile] = [],
    requires: [CourseRequirement] = [], about: CourseMetadata = CourseMetadata()
  ) {
    self.id = id
    self.uuid = uuid
    self.title = title
    self.lessons = lessons
    self.ledger = ledger
    self.formerly = formerly
    self.topics = topics
    self.misconceptions = misconceptions
    self.requires = requires
    self.about = about
  }
}

/// A lesson: prose with code that runs, and questions.
public struct Lesson: Hashable, Sendable {
  /// The name within its course.
  public var id: LessonID
  /// Plain text.
  public var title: String
  /// One sentence that names the learner's new ability.
  public var aim: String
  /// The lessons to read before this one.
  public var prerequisites: [LessonID]
  /// Ids of the ledger's claims that the lesson teaches.
  public var claims: [String]
  /// The rules, acts and callbacks that the lesson teaches; empty where its author lists none.
  public var teaches: [Teaching]
  /// The things that the lesson leaves out, as short texts for learners.
  public var outOfScope: [String]
  /// The places in the articles that it draws on. Its blocks cite none, since learners see them.
  public var sources: [Citation]
  /// The prose and code, in reading order.
  public var blocks: [Block]
  /// The questions, in the order of the file.
  public var questions: [Question]
  /// The names that it had, and those of lessons that became part of it.
  public var formerly: [LessonName]

  public init(
    id: LessonID, title: String, aim: String, prerequisites: [LessonID], claims: [String],
    teaches: [Teaching] = [], outOfScope: [String] = [], sources: [Citation] = [],
    blocks: [Block], questions: [Question], formerly: [LessonName] = []
  ) {
    self.id = id
    self.title = title
    self.aim = aim
    self.prerequisites = prerequisites
    self.claims = claims
    self.teaches = teaches
    self.outOfScope = outOfScope
    self.sources = sources
    self.blocks = blocks
    self.questions = questions
    self.formerly = formerly
  }

  /// The articles that it draws on, for learners.
  public var articles: [Article] { Article.numbered(sources.map(\.article)) }
}
