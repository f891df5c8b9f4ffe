/// A topic of a course's own: a thing that its questions may be about and that UIKit's rule book has not,
/// such as what a closure keeps alive.
///
/// The schedule keeps it like a rule. No run can switch it off, so nothing is checked about causes.
public struct Topic: Hashable, Sendable {
  /// `course/closures.capture`; the author writes what comes after the slash.
  public var id: RuleID
  /// The topic in one sentence, for the learner.
  public var sentence: String
  /// The names that it had, and those of topics that became part of it.
  public var formerly: [RuleID]

  public init(id: RuleID, sentence: String, formerly: [RuleID] = []) {
    self.id = id
    self.sentence = sentence
    self.formerly = formerly
  }
}

/// The file of a misconception of a course's own: functions that replace some of UIKit's, or some of the
/// course's Swift.
public struct MisconceptionFile: Hashable, Sendable {
  /// `course/name`, by the name of the file; the author writes what comes after the slash.
  public var id: String
  /// Swift source, with the sentences for the learner at its head.
  public var text: String

  public init(course: CourseID, _ name: String, text: String) {
    self.init(id: "\(course.rawValue)/\(name)", text: text)
  }

  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// The course whose misconception it is.
  public var course: CourseID { CourseID(rawValue: String(id.prefix { $0 != "/" })) }

  /// The name of its file, as its author writes it.
  public var bareName: String { String(id.drop { $0 != "/" }.dropFirst()) }
}

/// Names that an author writes without the course before them, wherever the course has such a thing.
public struct OwnNames: Sendable {
  private let course: CourseID
  private let topics: Set<RuleID>
  private let misconceptions: Set<String>

  public init(
    of course: CourseID, topics: [Topic], misconceptions: [MisconceptionFile] = []
  ) {
    self.course = course
    self.topics = Set(topics.map(\.id))
    self.misconceptions = Set(misconceptions.map(\.id))
  }

  /// The rule or topic that is written so.
  public func rule(_ written: RuleID) -> RuleID {
    let own = RuleID(course: course, written.rawValue)
    return topics.contains(own) ? own : written
  }

  /// The misconception that is written so.
  public func misconception(_ written: String) -> String {
    let own = "\(course.rawValue)/\(written)"
    return misconceptions.contains(own) ? own : written
  }

  /// The lesson with the full names of all topics and misconceptions of the course.
  public func complete(_ lesson: Lesson) -> Lesson {
    var lesson = lesson
    lesson.teaches = lesson.teaches.map { teaching in
      if case .rule(let id) = teaching { .rule(rule(id)) } else { teaching }
    }
    for index in lesson.questions.indices {
      lesson.questions[index].rules = lesson.questions[index].rules.map(rule)
      for place in lesson.questions[index].feedback.indices {
        let feedback = lesson.questions[index].feedback[place]
        guard case .believing(let id) = feedback.to else { continue }
        lesson.questions[index].feedback[place].to = .believing(misconception(id))
      }
    }
    return lesson
  }
}
