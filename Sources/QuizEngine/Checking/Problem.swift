public import Curriculum
public import Diagnostics
import Releases

/// A finding, with the part of a course that it is about.
public struct Problem: Sendable {
  /// The reason, as data.
  public var finding: any Finding
  /// The part that the finding is about.
  public var part: ContentPart
  /// A course with warnings can be taught; one with errors can't.
  public var severity: Diagnostic.Severity
  /// A line within the part, from 1; nil when the finding is about the part as a whole.
  public var line: Int?
  /// A column of the line, from 1.
  public var column: Int?
  private var circumstance: Circumstance?

  /// One of several runs, the one with the finding.
  private enum Circumstance: Hashable {
    case release(IOSVersion)
    /// An instance of a template, from 1, with a line that distinguishes it from other instances.
    case instance(Int, line: String)
  }

  /// Notes a finding about a part.
  public init(
    _ finding: some Finding, in part: ContentPart, line: Int? = nil, column: Int? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    self.finding = finding
    self.part = part
    self.severity = severity
    self.line = line
    self.column = column
  }

  /// Returns the problem with the release that it came up on.
  func on(_ version: IOSVersion) -> Problem {
    var problem = self
    problem.circumstance = .release(version)
    return problem
  }

  /// Returns the problem with the instance of a template that it came up in, from 1.
  func inInstance(_ number: Int, line: String) -> Problem {
    var problem = self
    problem.circumstance = .instance(number, line: line)
    return problem
  }

  /// The finding's message, with the release or instance before it; lower case, no full stop.
  public var message: String {
    switch circumstance {
    case .release(let version): "on iOS \(version): \(finding.message)"
    case .instance(let number, let line):
      "in instance \(number), which reads '\(line)': \(finding.message)"
    case nil: finding.message
    }
  }

  /// Returns the problem as a diagnostic at the place of its part, of the part's container, or else of
  /// the course's first line.
  public func diagnostic(_ locations: [ContentPart: SourceLocation]) -> Diagnostic {
    var location =
      locations[part] ?? part.container.flatMap { locations[$0] }
      ?? SourceLocation(file: "course.yaml", line: 1, column: 1)
    if let line {
      location = SourceLocation(
        file: location.file, line: location.line + line - 1, column: column ?? 1)
    }
    return Diagnostic(severity, message, at: location)
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
