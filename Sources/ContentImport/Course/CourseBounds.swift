import Diagnostics

/// How much of a course is read and said.
enum CourseBounds {
  /// The number of files, and so of lessons.
  static let files = 1_000
  /// The size of all files together.
  static let bytes = 10 << 20
  /// The number of findings.
  static let findings = 1_000
  /// The number of a course's own misconceptions, under each of which its questions run.
  static let misconceptions = 50
  /// How many names are compared with all others, and how many circles are looked for.
  static let searches = 1_000
}

extension [LocatedFinding] {
  /// Keeps as many as an author may want to read, and says how many more there are.
  mutating func keepFirst() {
    guard count > CourseBounds.findings else { return }
    let rest = self[CourseBounds.findings...]
    // A lesson may have left out some before.
    let restCount = rest.reduce(0) { sum, located in
      if case FileFinding.hasMoreFindings(let count) = located.finding { return sum + count }
      return sum + 1
    }
    let more = LocatedFinding(
      FileFinding.hasMoreFindings(restCount), at: self[CourseBounds.findings].location)
    self = self[..<CourseBounds.findings] + [more]
  }
}
