internal import Coursework
internal import Curriculum
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let handIn = Command(
    "hand-in",
    help: CommandHelp(
      operands: "ASSIGNMENT [-o FILE]",
      summary: "write your answers to an assignment as a file for your teacher",
      examples: [
        ("vdl hand-in hw1", "hw1-NAME.vdlwork in this folder, and a receipt"),
        ("vdl hand-in hw1 -o work.vdlwork", "into this file"),
      ],
      discussion: """
        The file has all your answers to the assignment, of all sessions. You can hand in again \
        whenever you like; the last file counts. Your teacher's vdl runs every answer again. The file \
        shows which answers are right for the questions that you got, and that nobody edited it. It \
        doesn't show who answered, when, or without help. The status is 1 if a question is \
        unanswered.
        """),
    options: [
      Option(
        "--output", short: "-o", "FILE", "the file to write (default: ASSIGNMENT-NAME.vdlwork)")
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else {
      throw .usage("name one assignment", hint: "see 'vdl hand-in --help'")
    }
    let (store, learner) = try LearnerDatabase.openToReadAboutLearner(arguments, in: context)
    let courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    let model = try context.soundModel().teaching(courses)
    let study = try stored { () throws(StoreError) in
      try StudySession(
        reading: store, about: learner, courses: courses, model: model.forStudy, in: context,
        // Answers to a question that was corrected are run again.
        run: model.runUnattended)
    }
    let taken = study.take(
      try CourseAssignment.named(arguments.operands[0], in: store, teaching: courses))
    return try HandingIn(taken: taken, study: study, context: context)
      .write(to: arguments["--output"])
  }
}

/// A student's hand-in on its way into a file.
private struct HandingIn {
  var taken: TakenAssignment
  var study: StudySession
  var context: Context

  func write(to path: String?) throws(Failure) -> ExitStatus {
    let (standing, handIn) = try stored { () throws(StoreError) in
      let standing = try study.standing(in: taken)
      return (standing, try study.handIn(taken, standing))
    }
    guard !handIn.attempts.isEmpty else { throw try nothingAnswered() }
    // A file named '-' would be hard to find again.
    guard path != "-" else {
      throw .usage("a hand-in goes to a file", hint: "name it with -o FILE, or leave -o out")
    }
    let path = path ?? usualPath
    let output = try OutputFile(path, of: .handIn)
    guard let bytes = try? handIn.packed() else {
      throw .world("the hand-in could not be written")
    }
    try output.write { append throws(Failure) in try append(bytes) }
    say(standing, handIn, path)
    return standing.unanswered.isEmpty ? .done : .finding
  }

  private func say(
    _ standing: StudySession.AssignmentStanding, _ handIn: HandIn, _ path: String
  ) {
    let console = context.console
    let count = standing.asked.count
    let missing = standing.unanswered
    console.prose(
      "\(share(count - missing.count, of: count)) questions of '\(taken.assignment.title)' "
        + (count - missing.count == 1 ? "has" : "have") + " an answer"
        + (taken.keepsVerdicts(at: study.now.time)
          ? "." : ", \(standing.rightCount) of them right: \(taken.points(of: standing))."))
    if !missing.isEmpty {
      console.prose("Not answered: " + Phrases.list(missing.map(\.name)) + ".")
    }
    if let due = taken.assignment.due {
      let late = standing.entries.flatMap(\.tries).count { $0.review.moment.time > due }
      if late > 0 {
        console.prose(
          "\(counted(late, "answer")) came after the due date, \(due.minute(in: context.now().zone)). If your "
            + "teacher gave you more time, your points may be more."
        )
      }
    }
    console.prose("By handing this in you say that the answers are your own work.")
    console.line("Receipt \(handIn.receipt): '\(console.shown(path))'")
  }

  /// Perhaps somebody else here has the answers.
  private func nothingAnswered() throws(Failure) -> Failure {
    let id = try stored { () throws(StoreError) in try study.shortName(of: taken) }
    let others = try stored { () throws(StoreError) in
      try study.othersWithAnswers(to: taken.source)
    }
    return .usage(
      "you have answered no question of '\(id)' yet",
      hint: others.isEmpty
        ? "'vdl quiz --assignment \(id)' asks them"
        : "\(Phrases.list(others.map(quoted))) \(others.count == 1 ? "has" : "have") answers; hand in with "
          + "'vdl hand-in \(id)\(Arguments.shellOption("--learner", others[0]))'")
  }

  // MARK: The file

  /// `hw1-Ada.vdlwork`
  private var usualPath: String {
    let name = FileSystem.fileName(for: study.learner.name)
    return "\(taken.assignment.id.rawValue)-\(name.prefix(60))\(HandIn.fileEnding)"
  }
}
