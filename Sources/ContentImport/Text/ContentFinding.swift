import Diagnostics

/// Something that an author got wrong in a file of a course.
///
/// Each part of the grammar has an enum of its own, whose cases carry the facts; the text is made
/// of them in `X+Message.swift` beside it. Code branches on the case, never on the text.
protocol ContentFinding: Sendable {
  /// The mistake and how to fix it, in lower case and without a full stop.
  var message: String { get }
}

/// A finding and its place in a file.
struct LocatedFinding: Sendable {
  var finding: any ContentFinding
  var location: SourceLocation
  /// The number of UTF-8 bytes that the caret underlines.
  var length: Int
  /// The place of the first of two things, for a finding about the second.
  var first: SourceLocation?

  init(
    _ finding: any ContentFinding, at location: SourceLocation, length: Int = 1,
    first: SourceLocation? = nil
  ) {
    self.finding = finding
    self.location = location
    self.length = length
    self.first = first
  }
}

extension Diagnostic {
  /// Says a finding.
  init(_ located: LocatedFinding, severity: Severity = .error) {
    self.init(
      severity, located.finding.message, at: located.location, length: located.length,
      notes: located.first.map { [Note("the first is here", at: $0)] } ?? [])
  }
}
