public import Curriculum
public import Diagnostics
import Releases

/// A finding, and the part of a course that it is about.
public struct Problem: Sendable {
  public var finding: any Finding
  public var part: ContentPart
  /// A warning does not keep the course from being taught.
  public var severity = Diagnostic.Severity.error
  /// The line of the scenario, when the finding is about one; the first is 1.
  public var line: Int?
  public var column: Int?
  private var circumstance: Circumstance?

  /// A case among several in which the finding came up.
  private enum Circumstance: Hashable {
    case release(IOSVersion)
    /// An instance of a template, with a line that tells it from others; the first is 1.
    case instance(Int, line: String)
  }

  public init(
    _ finding: some Finding, in part: ContentPart, line: Int? = nil, column: Int? = nil
  ) {
    self.finding = finding
    self.part = part
    self.line = line
    self.column = column
  }

  /// Returns the problem as one that a release has.
  func on(_ version: IOSVersion) -> Problem {
    var problem = self
    problem.circumstance = .release(version)
    return problem
  }

  /// Returns the problem as one that an instance of a template has; the first is 1.
  func inInstance(_ number: Int, line: String) -> Problem {
    var problem = self
    problem.circumstance = .instance(number, line: line)
    return problem
  }

  /// Lower case, no full stop.
  public var message: String {
    switch circumstance {
    case .release(let version): "on iOS \(version): \(finding.message)"
    case .instance(let number, let line):
      "in instance \(number), which reads '\(line)': \(finding.message)"
    case nil: finding.message
    }
  }

  /// Returns the problem as a diagnostic, given the places of the course's parts.
  public func diagnostic(_ locations: [ContentPart: SourceLocation]) -> Diagnostic {
    var location =
      locations[part] ?? largerPart.flatMap { locations[$0] }
      ?? SourceLocation(file: "course.yaml", line: 1, column: 1)
    if let line {
      location = SourceLocation(
        file: location.file, line: location.line + line - 1, column: column ?? 1)
    }
    return Diagnostic(severity, message, at: location)
  }

  /// The larger part that this one is in.
  private var largerPart: ContentPart? {
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

extension Problem: Hashable {
  public static func == (a: Problem, b: Problem) -> Bool {
    AnyHashable(a.finding) == AnyHashable(b.finding) && a.part == b.part
      && a.severity == b.severity && a.line == b.line && a.column == b.column
      && a.circumstance == b.circumstance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    finding.hash(into: &hasher)
  }
}
