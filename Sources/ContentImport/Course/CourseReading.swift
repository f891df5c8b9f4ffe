public import Curriculum
public import Diagnostics

/// A course as it was read from its files, with the findings.
public struct CourseReading: Sendable {
  /// As much of the course as was understood; to be kept or asked from only when `isSound`.
  public var course: Course?
  /// The places of its parts, for messages about its runs.
  public var locations: [ContentPart: SourceLocation]
  /// Errors in the files, lesson by lesson.
  public var diagnostics: [Diagnostic]
  /// Names between backticks that no code of their lesson has.
  public internal(set) var namesInProse: [NameInProse] = []
  /// The Swift files that all code of the course is compiled with.
  public internal(set) var helpers: [SupportFile] = []
  /// The course's own topics and misconceptions.
  public internal(set) var topics: [Topic] = []
  public internal(set) var misconceptions: [MisconceptionFile] = []
  /// The course's glossary and symptoms.
  public internal(set) var guide: CourseGuide?
  /// The rules that these name.
  public internal(set) var rulesOfGuide: [NamedRule] = []
  /// The course's assignments, in the order of their names.
  public internal(set) var assignments: [AssignmentReading] = []
  /// The number of questions in the files, understood or not.
  public internal(set) var questionCount = 0
  /// The questions that have a TODO in them.
  public internal(set) var unfinished: Set<QuestionID> = []
  /// The questions that name no rule and are sound otherwise.
  public internal(set) var ruleless: [RulelessQuestion] = []
  /// The places of all TODOs, and of the findings about claims.
  var leftOvers: Set<SourceLocation> = []

  /// A course with findings, as if read from files.
  public init(
    course: Course? = nil, locations: [ContentPart: SourceLocation] = [:],
    diagnostics: [Diagnostic] = []
  ) {
    self.course = course
    self.locations = locations
    self.diagnostics = diagnostics
  }

  /// Whether all of it was understood but for what is left over, so that the rest can be run.
  public var isReadable: Bool {
    course != nil
      && diagnostics.allSatisfy { $0.severity != .error || leftOvers.contains($0.location) }
  }

  /// Whether all of it was understood.
  public var isSound: Bool {
    course != nil && !diagnostics.contains { $0.severity == .error }
  }
}

/// A question that lacks nothing but a rule.
public struct RulelessQuestion: Hashable, Sendable {
  /// The question without a rule.
  public var question: Question
  /// The error about it, which is one of the reading's diagnostics.
  public var finding: Diagnostic
}
