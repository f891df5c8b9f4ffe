internal import ContentImport
public import Curriculum
internal import Phrases

/// A name that learners' histories have and a course no longer knows.
public struct LostHistory: Hashable, Sendable {
  /// The thing of that name; the raw value is its noun.
  public enum Noun: String, Sendable {
    case course, lesson, question
  }

  public var noun: Noun
  /// The id within the course.
  public var name: String
  public var answerCount: Int
  /// The learners who read it, of a lesson.
  public var readerCount: Int
  /// The lesson or question that should name it.
  public var heir: Heir?

  /// The thing that takes over, and how that is known.
  public struct Heir: Hashable, Sendable {
    public var name: String
    public var likeness: Likeness
    /// Its first line.
    public var part: ContentPart
  }

  public enum Likeness: Hashable, Sendable {
    /// It is the same thing by another name.
    case same
    /// It may have taken its place.
    case near
    /// It named it before.
    case namedBefore
  }
}

extension LostHistory {
  /// The mistake and how to fix it, in lower case and without a full stop.
  public var message: String {
    let key = "'formerly: [\(name)]'"
    let lost = "its history (\(history)) ends"
    guard let heir else {
      return "the course no longer has the \(noun.rawValue) '\(name)', and \(lost); if another "
        + "\(noun.rawValue) takes its place, write \(key) \(place)"
    }
    return switch heir.likeness {
    case .same:
      "the \(noun.rawValue) '\(name)' is now called '\(heir.name)'; write \(key) \(place), or \(lost)"
    case .near:
      "the course no longer has the \(noun.rawValue) '\(name)', and \(lost); if '\(heir.name)' takes "
        + "its place, write \(key) \(place)"
    case .namedBefore:
      "'\(name)' was a former id of '\(heir.name)'; name it under 'formerly:' again, or \(lost)"
    }
  }

  private var place: String {
    switch noun {
    case .course: "in \(courseFileName)"
    case .lesson: "in its front matter"
    case .question: "in its 'ask' block"
    }
  }

  private var history: String {
    let answers = counted(answerCount, "answer")
    return noun == .lesson ? "\(answers), \(counted(readerCount, "reader"))" : answers
  }
}
