internal import Coursework
internal import Grading
internal import Pages
internal import Phrases
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Timelines

extension Command {
  static let classFeedback = Command(
    "class feedback",
    help: CommandHelp(
      operands: "[ASSIGNMENT] -o DIR",
      summary: "write a page for each student: each answer, why, and the picture",
      examples: [("vdl class feedback week1 -o feedback", "feedback/week1-Ada.html, and so on")],
      discussion: """
        The pages load nothing and run no script. They replace earlier pages of feedback and no other \
        file.
        """),
    options: [Option("--output", short: "-o", "DIR", "the folder; it is made if it isn't there")]
  ) { (arguments, context) throws(Failure) in
    guard let folder = arguments["--output"] else {
      throw .usage("no folder given", hint: "name it with -o DIR")
    }
    let taught = try TaughtClass(arguments, in: context)
    let assignment = try taught.assignmentWithHandIns(arguments)
    let graded = try taught.graded(assignment)
    let model = taught.model
    let work = try stored { () throws(StoreError) in
      try graded.feedback(from: taught.store, on: assignment)
    }
    let writer = FeedbackWriter(
      assignment: graded.report.assignment.title, now: context.now(), rules: model.rules(),
      misconceptions: model.misconceptions())
    let pages = Workers.map(
      work.count,
      // Students get the same questions, so that most runs serve many of them.
      with: { keeping(model.repeatedRuns()) },
      notice: ProgressNotice(on: context.console) {
        "writing the feedback of \(counted($0, "student")); Ctrl-C ends it"
      }
    ) { index, run in writer.page(for: work[index], run: run) }
    try FileSystem.makeNewFolder(folder)
    let names = FeedbackFile.names(
      of: work.map(\.student.name), for: assignment.assignment.id.rawValue)
    for (name, page) in zip(names, pages) {
      try FeedbackFile.write(page, to: "\(folder)/\(name)")
    }
    if assignment.assignment.due != nil, assignment.assignment.isOpen(at: context.now().time) {
      context.console.notice(
        "the assignment is still open, and the pages have right answers: give them out after its end"
      )
    }
    context.console.line(
      "\(counted(pages.count, "page")) of feedback in '\(context.console.shown(folder))'")
    return .done
  }
}

/// The file of a student's feedback.
private enum FeedbackFile {
  /// Names by which the files of students can be told apart, also where a file system takes capitals for small
  /// letters.
  static func names(of students: [String], for assignment: String) -> [String] {
    var taken: Set<String> = []
    return students.map { student in
      let stem = String(FileSystem.fileName(for: student).prefix(60))
      var name = stem
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      return "\(assignment)-\(name).html"
    }
  }

  static func write(_ page: String, to path: String) throws(Failure) {
    let output = try OutputFile(path, of: .feedback)
    try output.write { (append) throws(Failure) in try append(Array(page.utf8)) }
  }
}
