internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let contentWatch = Command(
    "content watch", help: .contentWatch
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage(Words.Authoring.oneFolder) }
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
  /// The lessons as they were read last.
  private var seen: [LessonKey: Lesson] = [:]
  /// Those of them in which nothing was found.
  private var sound: Set<LessonKey> = []

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
        let changed = course.lessons.filter { lesson in
          let key = key(lesson, course)
          return seen[key] != lesson || !sound.contains(key)
        }
        for lesson in changed {
          let before = Set(seen[key(lesson, course)]?.questions ?? [])
          if !isFirst { shown += lesson.questions.filter { !before.contains($0) } }
          seen[key(lesson, course)] = lesson
        }
        lessonCount += changed.count
        course.lessons = changed
        var part = reading
        part.course = course
        let found = ContentFiles.verify(part, model: model).findings
        for lesson in changed {
          if found.isEmpty {
            sound.insert(key(lesson, course))
          } else {
            sound.remove(key(lesson, course))
          }
        }
        findings += found
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
      Words.Authoring.checked(lessons: lessonCount, findings: findings.count))
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
