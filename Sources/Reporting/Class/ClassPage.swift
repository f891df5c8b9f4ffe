public import Coursework
internal import Curriculum
internal import Pages
internal import Phrases
public import ReviewLog

/// How a class did, as one page of HTML that contains everything it needs.
public struct ClassPage {
  public var report: ClassReport
  public var now: Moment
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

  public init(report: ClassReport, now: Moment, misconceptions: [Misconception]) {
    self.report = report
    self.now = now
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
                + (report.assignment.due.map { ", due \($0.minute(in: now.zone))" } ?? "")
                + ", as of \(now.time.minute(in: now.zone)), by ViewDidLearn."),
          ] + report.notes.map { .element("p", [:], Phrases.sentence($0)) }),
        .element(
          "main", [:],
          [
            summary, beliefsFigure.markup, suspicionsTable, questionsFigure.markup,
            studentsSection, warningsSection,
          ].compactMap(\.self)),
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
      ("Points on average", "\(plainNumber((100 * report.meanShare).rounded()))%", ""),
      ("Questions", "\(Set(report.questions.map(\.id)).count)", ""),
      (
        "Misconceptions", "\(report.beliefs.count)",
        shared == 0 ? "" : "\(shared) of them held by several students"
      ),
      ("To look at", "\(report.students.count { !$0.warnings.isEmpty })", "students"),
    ]
    return summarySection(rows)
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
          student.handedIn?.minute(in: now.zone) ?? "no",
          student.lateMinutes > 0 ? "\(student.lateMinutes) min" : "",
          student.beliefs.map { plain(sentence(of: $0.id)) }.joined(separator: " "),
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
