internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import Scenarios
internal import TerminalUI

extension Command {
  static let contentWatch = Command(
    "content watch", operands: "[DIR]", summary: "check and preview what you save",
    examples: [
      Example("vdl content watch my-course", "until Ctrl-C"),
      Example("vdl content watch", "the folder you are in"),
    ],
    discussion: """
      The folder is looked at every half second. After a save the lessons that changed are checked, \
      and the questions that changed are shown as a learner sees them. Only 'vdl content check' \
      compares all questions of the course. Ctrl-C ends it, with status 130.
      """
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("name one folder at most") }
    var watch = ContentWatch(
      folder: arguments.operands.first ?? ".", context: context, model: try context.soundModel())
    return try watch.run()
  }
}

/// The looking at a folder while its author writes.
private struct ContentWatch {
  let folder: String
  let context: Context
  let model: Model
  /// The parts of the courses that were looked at, with all that they say.
  private var seen: [LessonKey: Lesson] = [:]

  init(folder: String, context: Context, model: Model) {
    self.folder = folder
    self.context = context
    self.model = model
  }

  private struct LessonKey: Hashable {
    var course: CourseID
    var lesson: LessonID
  }

  mutating func run() throws(Failure) -> ExitStatus {
    var stamp = FolderStamp(of: folder)
    try look(isFirst: true)
    while true {
      guard context.console.flush() else { return .done }
      if let signal = context.wait(.milliseconds(500)) { return .signal(signal.exitStatus) }
      let now = FolderStamp(of: folder)
      guard now != stamp else { continue }
      stamp = now
      try look(isFirst: false)
    }
  }

  private mutating func look(isFirst: Bool) throws(Failure) {
    var findings: [Diagnostic] = []
    var lessonCount = 0
    var shown: [Question] = []
    do throws(Failure) {
      for reading in try ContentFiles.read(at: folder) {
        guard reading.isSound, var course = reading.course else {
          findings += reading.diagnostics
          continue
        }
        let changed = course.lessons.filter { seen[key($0, course)] != $0 }
        for lesson in changed {
          let before = Set(seen[key(lesson, course)]?.questions ?? [])
          if !isFirst { shown += lesson.questions.filter { !before.contains($0) } }
          seen[key(lesson, course)] = lesson
        }
        lessonCount += changed.count
        course.lessons = changed
        var part = reading
        part.course = course
        findings += ContentFiles.verify(part, model: model).findings
      }
    } catch {
      // A folder may be away for a moment while an editor or a checkout writes it.
      guard !isFirst else { throw error }
      for line in error.lines { context.console.line(line) }
      return
    }
    let preview = ContentPreview(context: context, model: model, seed: 0)
    if findings.isEmpty { _ = preview.show(shown) }
    for finding in findings { context.console.line(finding.description) }
    if !shown.isEmpty, findings.isEmpty { context.console.line() }
    context.console.line(
      "\(counted(lessonCount, "lesson")) checked: \(counted(findings.count, "finding"))")
  }

  private func key(_ lesson: Lesson, _ course: Course) -> LessonKey {
    LessonKey(course: course.id, lesson: lesson.id)
  }
}

/// When the files of a folder, and of the folders in it, were written, and how large they are.
private struct FolderStamp: Hashable {
  private var files: [String: [Int]] = [:]

  init(of folder: String) {
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      files[path] = FileSystem.stamp(of: path)
      guard FileSystem.isFolder(path) else { continue }
      for name in Self.names(in: path) {
        files[path + "/" + name] = FileSystem.stamp(of: path + "/" + name)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }
}
