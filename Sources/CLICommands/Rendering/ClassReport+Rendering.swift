internal import Coursework
internal import Curriculum
internal import Phrases
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import TerminalUI

extension ClassReport {
  /// Writes the report for a reader whose clock is in `zone`. `misconceptions` gives the sentences of what the
  /// class believes.
  func show(on console: Console, in zone: ZoneOffset, misconceptions: [Misconception]) {
    head(console, zone)
    if students.isEmpty {
      console.prose("Nobody has handed in yet. 'vdl class add' takes files in.")
      return
    }
    showStudents(console)
    showQuestions(console, misconceptions)
    showBeliefs(console, misconceptions)
    showRecomputed(console, zone)
    if students.contains(where: { !$0.warnings.isEmpty }) { console.line() }
    Self.showWarnings(about: students, on: console)
  }

  private func head(_ console: Console, _ zone: ZoneOffset) {
    let due = assignment.due.map { ", due \($0.minute(in: zone))" } ?? ""
    console.heading("\(assignment.title) (\(course.rawValue)/\(assignment.id.rawValue))")
    console.prose("\(assignment.kind.rawValue)\(due)", first: "  ")
    for note in notes { console.prose(note, first: "  ", rest: "    ") }
    let handed = handedIn
    guard !handed.isEmpty else { return }
    console.prose(
      "\(share(handed.count, of: students.count)) students handed in, with \(average) on average.",
      first: "  ")
  }

  /// "9.1 of 16 points", or a share where students have different maxima.
  private var average: String {
    let maxima = Set(handedIn.map(\.of))
    if let only = maxima.first, maxima.count == 1 {
      return "\(plainNumber(meanPoints)) of \(pointsText(only))"
    }
    return "\(plainNumber((100 * meanShare).rounded()))% of the points"
  }

  // MARK: Students

  private func showStudents(_ console: Console) {
    console.line()
    console.heading("Students")
    for student in students {
      console.prose(
        "\(student.name)\(student.group.isEmpty ? "" : ", \(student.group)")", first: "  ")
      guard student.handedIn != nil else {
        console.prose("nothing handed in", first: "    ")
        continue
      }
      let missing = student.asked - student.answered
      let notes = [
        missing > 0 ? "\(missing) not answered" : nil,
        student.lateMinutes > 0 ? "late by \(minutes(student.lateMinutes))" : nil,
        student.beliefs.isEmpty ? nil : counted(student.beliefs.count, "misconception"),
        student.warnings.isEmpty ? nil : counted(student.warnings.count, "warning"),
      ].compactMap(\.self)
      console.prose(
        "\(plainNumber(student.points)) of \(plainNumber(student.of)) points, "
          + "\(share(student.right, of: student.asked)) right"
          + (notes.isEmpty ? "" : "; " + list(notes)), first: "    ")
    }
  }

  /// So that who changed, and when, can be read later too.
  private func showRecomputed(_ console: Console, _ zone: ZoneOffset) {
    guard !recomputed.isEmpty else { return }
    console.line()
    console.heading("Points that changed for the same answers")
    for change in recomputed.prefix(Self.mostRecomputed) {
      console.prose(
        "\(change.student): \(plainNumber(change.before)) → \(plainNumber(change.now)), "
          + change.time.minute(in: zone), first: "  ", rest: "    ")
    }
    if recomputed.count > Self.mostRecomputed {
      console.prose(
        "… and \(recomputed.count - Self.mostRecomputed) more; --json has all", first: "  ")
    }
  }

  private static let mostRecomputed = 50

  private func minutes(_ count: Int) -> String {
    count < 60
      ? counted(count, "minute")
      : count < 60 * 48 ? counted(count / 60, "hour") : counted(count / (60 * 24), "day")
  }

  // MARK: Questions

  private func showQuestions(_ console: Console, _ misconceptions: [Misconception]) {
    guard !questions.isEmpty else { return }
    console.line()
    console.heading("Questions at the first try, the hardest first")
    for question in hardestFirst {
      console.prose(name(of: question), first: "  ")
      console.prose(figures(of: question), first: "    ")
      if question.variants.count > 1 {
        let variants = question.variants.prefix(Self.mostVariants).map {
          "\(share($0.right, of: $0.n))"
        }
        console.prose(
          "by variant: " + list(variants)
            + (question.variants.count > Self.mostVariants ? ", …" : ""), first: "    ")
      }
      for misconception in question.misconceptions.prefix(Self.mostMisconceptions) {
        let sentence = misconceptions.first { $0.id == misconception.id }?.belief
        console.prose(
          "\(counted(misconception.n, "answer")) that may come from: "
            + (sentence.map(plain) ?? misconception.id), first: "    ", rest: "      ")
      }
    }
  }

  private static let mostVariants = 8
  private static let mostMisconceptions = 3

  private func figures(of question: Question) -> String {
    let analysis = question.analysis
    let right = "\(share(question.right, of: analysis.n)) right"
    guard analysis.n >= Self.fewestForCorrelation else {
      return right
    }
    let facility = analysis.facility.map { " (\(plainNumber(($0 * 100).rounded()))%)" } ?? ""
    func figure(_ name: String, _ value: Double?) -> String {
      "\(name) " + (value.map { plainNumber($0.rounded()) } ?? "unknown")
    }
    return list([
      right + facility, figure("discrimination", analysis.discrimination),
      figure("efficiency", analysis.efficiency), figure("weight", analysis.effectiveWeight),
    ])
  }

  // MARK: What the class believes

  private func showBeliefs(_ console: Console, _ misconceptions: [Misconception]) {
    console.line()
    console.heading("What the class believes")
    if beliefs.isEmpty {
      console.prose(
        suspicions.isEmpty
          ? "Nothing so far: no student's answers to two questions or more point to one misconception."
          : "Nothing for certain yet.", first: "  ")
    }
    show(beliefs, misconceptions, console)
    guard !suspicions.isEmpty else { return }
    console.line()
    console.heading("What some may believe; their answers don't settle it")
    show(suspicions, misconceptions, console)
  }

  private func show(
    _ beliefs: [Belief], _ misconceptions: [Misconception], _ console: Console
  ) {
    for belief in beliefs {
      let sentence = misconceptions.first { $0.id == belief.id }?.belief ?? belief.id
      console.prose(
        "\(counted(belief.students.count, "student")): \(plain(sentence))", first: "  ",
        rest: "    "
      )
      console.prose(
        "\(belief.id), shown by "
          + list(
            belief.questions.map {
              "\(QuestionID(rawValue: $0.id).name) (\($0.n))"
            }),
        first: "    ")
      console.prose(list(belief.students), first: "    ")
    }
  }

  // MARK: Warnings

  /// Lists what to look at, student by student.
  static func showWarnings(about students: [Student], on console: Console) {
    let concerned = students.filter { !$0.warnings.isEmpty }
    guard !concerned.isEmpty else { return }
    console.heading("Look at these")
    for student in concerned {
      for warning in student.warnings {
        console.prose("\(student.name): \(warning.message)", first: "  ", rest: "    ")
      }
    }
  }
}
