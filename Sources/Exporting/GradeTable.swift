public import Coursework
internal import ReviewLog

/// The grades of a class as a table of comma-separated values.
public struct GradeTable {
  public var report: ClassReport

  public init(_ report: ClassReport) { self.report = report }

  public enum Format: String, CaseIterable, Sendable {
    /// For spreadsheets: a line for each student.
    case csv
    /// For Moodle: the columns of its offline grading worksheet.
    case moodle
  }

  /// The bytes of the file; lines end in CR LF (RFC 4180).
  public func bytes(as format: Format) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in format == .csv ? rows : rowsOfMoodle {
      for (index, cell) in row.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        cell.appendCSV(to: &bytes)
      }
      bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    }
    return bytes
  }

  /// The line that such a table begins with.
  public static func head(of format: Format) -> String {
    columns(of: format).joined(separator: ",")
  }

  private static func columns(of format: Format) -> [String] {
    switch format {
    case .csv:
      [
        "id", "name", "group", "points", "of", "right", "answered", "asked", "last_answer",
        "late_minutes", "file_time", "misconceptions", "warnings",
      ]
    // Moodle finds its columns by these words (mod/assign/feedback/offline/importgradeslib.php).
    case .moodle:
      [
        "Identifier", "Full name", "Grade", "Maximum Grade", "Last modified (grade)",
        "Feedback comments",
      ]
    }
  }

  private var rows: [[Cell]] {
    [Self.columns(of: .csv).map { .word($0) }]
      + report.students.map { student in
        [
          .text(student.id), .text(student.name), .text(student.group), .number(student.points),
          .number(student.of), .integer(student.right), .integer(student.answered),
          .integer(student.asked), .time(student.handedIn), .integer(student.lateMinutes),
          .time(student.fileTime),
          .text(student.beliefs.map(\.id).joined(separator: " ")),
          .text(student.warnings.map(\.message).joined(separator: "; ")),
        ]
      }
  }

  // MARK: Moodle

  /// Moodle finds a participant by the number.
  private var rowsOfMoodle: [[Cell]] {
    [Self.columns(of: .moodle).map { .word($0) }]
      + report.handedIn.filter { !isShared($0.participant) }.compactMap { student in
        student.participant.map { number in
          [
            .word("Participant \(number)"), .text(student.name), .number(scaled(student)),
            .number(report.assignment.plannedTotal), .none, .text(Self.comment(on: student)),
          ]
        }
      }
  }

  /// The points in parts of what the activity has in Moodle, which knows no student with fewer to reach.
  private func scaled(_ student: ClassReport.Student) -> Double {
    guard student.of > 0, student.of != report.assignment.plannedTotal else {
      return student.points
    }
    return (student.points / student.of * report.assignment.plannedTotal * 100).rounded() / 100
  }

  /// Those who have one number of Moodle's together, such as a student with two computers; they are in no line.
  public var withSharedParticipant: [String] {
    report.handedIn.filter { isShared($0.participant) }.map(\.name)
  }

  private func isShared(_ participant: Int?) -> Bool {
    participant != nil && report.handedIn.count { $0.participant == participant } > 1
  }

  /// The students of whom Moodle's number isn't known; they are in no line.
  public var withoutParticipant: [String] {
    report.students.filter { $0.handedIn != nil && $0.participant == nil }.map(\.name)
  }

  private static func comment(on student: ClassReport.Student) -> String {
    "\(student.right) of \(student.asked) right"
      + (student.lateMinutes > 0 ? ", late by \(student.lateMinutes) minutes" : "")
  }
}
