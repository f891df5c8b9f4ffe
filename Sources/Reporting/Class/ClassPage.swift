public import Coursework
internal import Curriculum
internal import Pages
internal import Phrases
public import ReviewLog

/// How a class did, as one page of HTML that contains everything it needs.
public struct ClassPage {
  public var report: ClassReport
  public var time: UTCTime
  /// The words of what the class may believe.
  public var misconceptions: [Misconception]

  public struct Misconception: Hashable, Sendable {
    public var id: String
    /// As a sentence of the person who has it.
    public var sentence: String
    /// The answer to it: what to expect instead, and why.
    public var refutation: String

    public init(id: String, sentence: String, refutation: String) {
      self.id = id
      self.sentence = sentence
      self.refutation = refutation
    }
  }

  public init(report: ClassReport, time: UTCTime, misconceptions: [Misconception]) {
    self.report = report
    self.time = time
    self.misconceptions = misconceptions
  }

  public var html: String {
    Markup.document(
      title: "Class: \(report.assignment.title)", styles: [pageStyle],
      body: [
        .element(
          "header", [:],
          [
            .element("h1", [:], report.assignment.title),
            .element(
              "p", ["class": "soft"],
              "\(report.course.rawValue)/\(report.assignment.id.rawValue), "
                + "\(report.assignment.kind.rawValue)"
                + (report.assignment.due.map { ", due \($0.minute)" } ?? "")
                + ", as of \(time.minute), by ViewDidLearn."),
          ]),
        .element(
          "main", [:],
          [summary, beliefsFigure.markup, questionsFigure.markup, studentsSection]
            + [warningsSection].compactMap(\.self)),
        .element(
          "footer", [:],
          [
            .element(
              "p", [:],
              "Points follow from answers that vdl ran again. They don't show who answered, when, or "
                + "without help. Figures of questions are of first tries.")
          ]),
      ])
  }

  // MARK: Summary

  private var summary: Markup {
    let handedIn = report.handedIn
    let rows: [(String, String, String)] = [
      ("Handed in", "\(handedIn.count)", "of \(counted(report.students.count, "student"))"),
      (
        "Points on average", plainNumber(report.meanPoints),
        "of \(plainNumber(handedIn.map(\.of).max() ?? report.assignment.total))"
      ),
      ("Questions", "\(Set(report.questions.map(\.id)).count)", ""),
      ("Misconceptions", "\(report.beliefs.count)", "\(shared) of several students"),
      ("To look at", "\(report.students.count { !$0.warnings.isEmpty })", "students"),
    ]
    return .element(
      "section", ["aria-labelledby": "summary-heading", "class": "wide"],
      [
        .element("h2", ["id": "summary-heading"], "Summary"),
        .element(
          "dl", [:],
          rows.map { row in
            .element(
              "div", [:],
              [
                .element("dt", [:], row.0),
                .element(
                  "dd", [:],
                  [.text(row.1)] + (row.2.isEmpty ? [] : [.element("small", [:], row.2)])),
              ])
          }),
      ])
  }

  private var shared: Int { report.beliefs.count { $0.students.count > 1 } }

  // MARK: Students

  private var studentsSection: Markup {
    let table = Figure.Table(
      caption: "Who handed in, and what it came to",
      columns: ["Student", "Group", "Points", "Right", "Last answer", "Late", "Misconceptions"],
      rows: report.students.map { student in
        [
          student.name, student.group,
          student.handedIn == nil
            ? "" : "\(plainNumber(student.points)) of \(plainNumber(student.of))",
          student.handedIn == nil ? "" : share(student.right, of: student.asked),
          student.handedIn?.minute ?? "no",
          student.lateMinutes > 0 ? "\(student.lateMinutes) min" : "",
          list(student.beliefs.map(\.id)),
        ]
      })
    return .element(
      "section", ["aria-labelledby": "students-heading", "class": "wide"],
      [.element("h2", ["id": "students-heading"], "Students"), table.opened(id: "students")])
  }

  private var warningsSection: Markup? {
    let concerned = report.students.filter { !$0.warnings.isEmpty }
    guard !concerned.isEmpty else { return nil }
    return .element(
      "section", ["aria-labelledby": "warnings-heading", "class": "wide"],
      [
        .element("h2", ["id": "warnings-heading"], "Look at these"),
        .element(
          "ul", [:],
          concerned.flatMap { student in
            student.warnings.map { .element("li", [:], "\(student.name): \($0.message)") }
          }),
      ])
  }
}
