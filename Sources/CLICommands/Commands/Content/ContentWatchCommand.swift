internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import TerminalUI

extension Command {
  static let contentWatch = Command(
    "content watch",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "check and preview each file that you save",
      examples: [
        ("vdl content watch my-course", "until Ctrl-C"),
        ("vdl content watch", "the folder you are in"),
      ],
      discussion: """
        vdl looks at the folder every half second. After you save, it checks the lessons that \
        changed, and shows the questions that changed as a learner sees them. Only 'vdl content \
        check' compares all questions of the course. Ctrl-C ends the watch, with status 130.
        """)
  ) { (arguments, context) throws(Failure) in
    var watch = ContentWatch(
      folder: try ContentFiles.folder(arguments) ?? ".", context: context,
      model: try context.soundModel())
    return try watch.run()
  }
}

/// Checks a folder each time its author saves a file.
private struct ContentWatch {
  let folder: String
  let context: Context
  let model: Model
  private var courses: WatchedCourses

  init(folder: String, context: Context, model: Model) {
    self.folder = folder
    self.context = context
    self.model = model
    courses = WatchedCourses(model.authoring())
  }

  mutating func run() throws(Failure) -> ExitStatus {
    var stamp = FolderStamp(of: folder)
    show(try ContentFiles.read(at: folder), withQuestions: false)
    while true {
      guard context.console.flush() else { return .done }
      if let signal = context.wait(.milliseconds(500)) { return .signal(signal.exitStatus) }
      let now = FolderStamp(of: folder)
      guard now != stamp else { continue }
      stamp = now
      do throws(Failure) {
        show(try ContentFiles.read(at: folder), withQuestions: true)
      } catch {
        // A folder may be away for a moment while an editor or a checkout writes it.
        for line in error.lines { context.console.line(line) }
      }
    }
  }

  private mutating func show(_ readings: [CourseReading], withQuestions: Bool) {
    let look = courses.look(at: readings)
    let questions = withQuestions && look.findings.isEmpty ? look.edited : []
    if !questions.isEmpty {
      let taught = model.teaching(readings.compactMap(\.course))
      _ = ContentPreview(context: context, model: taught, seed: 0).show(questions)
    }
    for finding in look.findings + look.remarks { context.console.line(finding.description) }
    if !questions.isEmpty { context.console.line() }
    context.console.line(
      "\(counted(look.lessonCount, "lesson")) checked: "
        + ContentCheck.result(look.findings.count, remarks: look.remarks.count))
  }
}
