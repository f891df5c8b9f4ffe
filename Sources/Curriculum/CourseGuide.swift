/// The ways into a course from outside: words that are explained, and complaints that lead to a lesson.
public struct CourseGuide: Hashable, Sendable {
  /// The course that it belongs to.
  public var course: CourseID
  /// In the order of the file.
  public var glossary: [GlossaryTerm]
  /// In the order of the file.
  public var symptoms: [Symptom]

  public init(course: CourseID, glossary: [GlossaryTerm] = [], symptoms: [Symptom] = []) {
    self.course = course
    self.glossary = glossary
    self.symptoms = symptoms
  }
}

/// A word of UIKit or of vdl, explained in a sentence.
public struct GlossaryTerm: Hashable, Sendable {
  /// The word as a reader would type it: `swipe back`.
  public var name: String
  /// Other words for it.
  public var alsoCalled: [String]
  /// One plain sentence.
  public var meaning: String
  /// The rules that say more.
  public var rules: [RuleID]
  /// The lessons that say more.
  public var lessons: [LessonID]

  public init(
    name: String, alsoCalled: [String] = [], meaning: String, rules: [RuleID] = [],
    lessons: [LessonID] = []
  ) {
    self.name = name
    self.alsoCalled = alsoCalled
    self.meaning = meaning
    self.rules = rules
    self.lessons = lessons
  }
}

/// A complaint about an app that behaves otherwise than its author expected, and the way on from it.
public struct Symptom: Hashable, Sendable {
  /// Lower-case letters, digits and hyphens.
  public var id: String
  /// The complaint, as people put it: "viewWillAppear isn't called when a sheet closes".
  public var complaint: String
  /// Other words in which people complain.
  public var words: [String]
  /// One or two sentences: the cause, and what helps.
  public var answer: String
  /// The rules behind it, the most important first.
  public var rules: [RuleID]
  /// The lesson that explains it and asks its questions.
  public var lesson: LessonID
  /// The heading of the lesson's step to read.
  public var step: String
  /// Names of questions of that lesson.
  public var questions: [String]

  public init(
    id: String, complaint: String, words: [String] = [], answer: String, rules: [RuleID],
    lesson: LessonID, step: String, questions: [String]
  ) {
    self.id = id
    self.complaint = complaint
    self.words = words
    self.answer = answer
    self.rules = rules
    self.lesson = lesson
    self.step = step
    self.questions = questions
  }
}

extension Lesson {
  /// The headings of its steps, in reading order.
  public var steps: [String] {
    blocks.compactMap { block in
      if case .heading(_, let text) = block { text } else { nil }
    }
  }
}
