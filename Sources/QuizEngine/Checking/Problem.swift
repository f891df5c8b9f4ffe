public import Curriculum
public import Diagnostics

/// Why a question cannot be asked, or a lesson not be believed.
public struct Problem: Hashable, Sendable {
  public var part: ContentPart
  /// Lower case, no full stop, as a diagnostic's.
  public var message: String
  /// A warning is of no hindrance to teaching.
  public var severity = Diagnostic.Severity.error
  /// Where in the scenario, when it is about one line of it; the first line is 1.
  public var line: Int?
  public var column: Int?

  public init(_ message: String, in part: ContentPart, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.part = part
    self.line = line
    self.column = column
  }

  /// The problem as a diagnostic, given where the parts of the course stand.
  public func diagnostic(_ locations: [ContentPart: SourceLocation]) -> Diagnostic {
    var location =
      locations[part] ?? fallback.flatMap { locations[$0] }
      ?? SourceLocation(file: "course.yaml", line: 1, column: 1)
    if let line {
      location = SourceLocation(
        file: location.file, line: location.line + line - 1, column: column ?? 1)
    }
    return Diagnostic(severity, message, at: location)
  }

  /// The same, with where it came up.
  func prefixed(_ words: String) -> Problem {
    var problem = self
    problem.message = words + message
    return problem
  }

  /// The larger part that this one is in.
  private var fallback: ContentPart? {
    switch part {
    case .scenario(let id), .rule(let id, _), .claim(let id, _), .event(let id, _),
      .choice(let id, _), .check(let id, _), .detail(let id), .drive(let id), .feedback(let id, _),
      .hint(let id, _), .variation(let id):
      .question(id)
    case .lessonClaim(let id, _), .code(let id, _), .printed(let id, _), .sentence(let id, _, _):
      .lesson(id)
    case .course, .lesson, .question: nil
    }
  }
}
