/// A course's short name: lower-case letters, digits and hyphens.
public struct CourseID: Hashable, Sendable, RawRepresentable {
  /// The id as it is stored and written.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A lesson's name within its course: lower-case letters, digits and hyphens.
public struct LessonID: Hashable, Sendable, RawRepresentable {
  /// The id as it is stored and written.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A lesson's name among those of all courses: `course/id`.
public struct LessonName: Hashable, Sendable {
  public var course: CourseID
  public var lesson: LessonID

  public init(course: CourseID, lesson: LessonID) {
    self.course = course
    self.lesson = lesson
  }
}

extension LessonName: CustomStringConvertible {
  public var description: String { "\(course.rawValue)/\(lesson.rawValue)" }
}

/// A question's name, `course/id`, given by its author. A question with another one says which it had.
public struct QuestionID: Hashable, Sendable, RawRepresentable {
  /// The id as it is stored and written.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a question of a course.
  public init(course: CourseID, _ id: String) { rawValue = "\(course.rawValue)/\(id)" }

  /// The course that the question belongs to.
  public var course: CourseID { CourseID(rawValue: String(rawValue.prefix { $0 != "/" })) }
  /// The name within its course.
  public var name: String { String(rawValue.drop { $0 != "/" }.dropFirst()) }
}

/// A rule of the rule book: `view.loads-on-first-access`; or a topic of a course, with the course's id
/// and a slash before it.
public struct RuleID: Hashable, Sendable, RawRepresentable {
  /// The id as it is stored and written.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a topic of a course.
  public init(course: CourseID, _ topic: String) { rawValue = "\(course.rawValue)/\(topic)" }

  /// The course whose topic it is; nil for a rule of the rule book.
  public var course: CourseID? {
    rawValue.firstIndex(of: "/").map { CourseID(rawValue: String(rawValue[..<$0])) }
  }

  /// The name as its author writes it, without a course.
  public var bareName: String {
    rawValue.firstIndex(of: "/").map { String(rawValue[$0...].dropFirst()) } ?? rawValue
  }
}

extension CourseID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
extension LessonID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
extension QuestionID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
extension RuleID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension CourseID {
  /// Returns whether a course, lesson or question may have this name: at most 64 lower-case letters,
  /// digits and hyphens, first a letter, last no hyphen.
  public static func isWellFormed(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first), name.utf8.count <= 64 else {
      return false
    }
    return !name.hasSuffix("-")
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }
}

extension RuleID {
  /// Returns whether a rule may have this name: words with the form of a course's name, joined by
  /// full stops, at most 96 characters. A topic may have its course before it.
  public static func isWellFormed(_ name: String) -> Bool {
    let id = RuleID(rawValue: name)
    return id.course.map { CourseID.isWellFormed($0.rawValue) } ?? true
      && id.bareName.utf8.count <= 96
      && id.bareName.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { CourseID.isWellFormed(String($0)) }
  }

  /// Returns whether a topic may have this name within its course: a rule's, of two words or more.
  public static func isTopicName(_ name: String) -> Bool {
    name.contains(".") && !name.contains("/") && isWellFormed(name)
  }
}
