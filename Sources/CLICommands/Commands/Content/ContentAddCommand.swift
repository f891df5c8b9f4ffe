internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import ReviewLog
internal import Storage

extension Command {
  static let contentAdd = Command(
    "content add", operands: "[DIR]", summary: "teach a course of your own with the others",
    examples: [
      Example("vdl content add my-course", "verify it, and teach it from now on"),
      Example("vdl content add my-course", "the same again, after an edit"),
      Example("vdl content add", "list what was added, and from where"),
      Example("vdl content add --remove my-course-id", "teach it no more; its history stays"),
    ],
    discussion: """
      The course is taken into the learners' store and taught from there: the folder may be edited, \
      moved or deleted, and nothing changes until the course is added again. With findings nothing \
      is taken in, and the status is 1. A session with --content teaches that folder alone.
      """,
    options: [Option("--remove", "COURSE", "take the course of this id out of teaching")]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("name one folder at most") }
    let addition = CourseAddition(
      store: try StudyRoom.openStore(arguments, in: context), context: context)
    switch (arguments.operands.first, arguments["--remove"]) {
    case (_?, _?):
      throw .usage("name a folder to add or a course to remove, not both")
    case (nil, let course?): return try addition.remove(course)
    case (nil, nil): return try addition.list()
    case (let folder?, nil):
      return try addition.add(folder, besides: StudyRoom.contentFolder(arguments, in: context))
    }
  }
}

/// The courses that were added to a store, for those who add them.
private struct CourseAddition {
  var store: Store
  var context: Context

  func list() throws(Failure) -> ExitStatus {
    for course in try added() {
      context.console.line("\(course.id.rawValue)  \(course.title)  \(course.folder)")
    }
    return .done
  }

  func remove(_ name: String) throws(Failure) -> ExitStatus {
    let isRemoved = try stored { () throws(StoreError) in
      try store.removeAddedCourse(CourseID(rawValue: name))
    }
    guard isRemoved else {
      let names = try added().map(\.id.rawValue)
      throw .usage(
        "no course '\(name)' was added" + Arguments.guess(name, among: names),
        hint: names.isEmpty ? nil : "'vdl content add' lists them")
    }
    context.console.line("\(name) is taught no more; its history is kept")
    return .done
  }

  /// Takes the courses of a folder in, all of them or none.
  func add(_ folder: String, besides shipped: String) throws(Failure) -> ExitStatus {
    var courses = try ContentFiles.read(at: folder)
    try refuseTaken(&courses, besides: shipped)
    let model = try context.soundModel()
    var verified: [(course: Course, folder: String, truths: [QuestionID: Truth])] = []
    var isSound = true
    let patience = Patience.verifying(on: context.console)
    for reading in courses {
      let found = ContentFiles.verify(reading, model: model, patience: patience)
      for finding in found.findings { context.console.notice(finding.description) }
      guard found.isSound, let course = reading.course,
        let place = reading.locations[.course(course.id)]
      else {
        isSound = false
        continue
      }
      verified.append((course, Self.absoluteFolder(ofFile: place.file), found.truths))
    }
    guard isSound else {
      context.console.line("nothing was added: mend what was found, and add it again")
      return .finding
    }
    for (course, folder, truths) in verified {
      let isNew = try stored { () throws(StoreError) in try store.course(course.id) } == nil
      let new = CourseImport(
        course: course, truths: truths, modelVersion: model.version(),
        fingerprint: try StudyRoom.fingerprint(of: folder), folder: folder)
      let summary = try stored { () throws(StoreError) in try store.importCourse(new) }
      tell(course, isNew: isNew, summary)
    }
    return .done
  }

  private func added() throws(Failure) -> [AddedCourse] {
    try stored { () throws(StoreError) in try store.addedCourses() }
  }

  /// A course is known by its id and its UUID; those of a course that is there are taken.
  private func refuseTaken(
    _ courses: inout [CourseReading], besides shipped: String
  ) throws(Failure) {
    let others = ((try? ContentFiles.read(at: shipped)) ?? []).compactMap(\.course)
    for index in courses.indices {
      guard let course = courses[index].course,
        let place = courses[index].locations[.course(course.id)]
      else { continue }
      func refuse(_ message: String) {
        courses[index].diagnostics.append(Diagnostic(.error, message, at: place))
      }
      if let other = others.first(where: { $0.id == course.id || $0.uuid == course.uuid }) {
        let what = other.id == course.id ? "the id '\(course.id.rawValue)'" : "this uuid"
        refuse("a course that ships with vdl has \(what); give yours its own")
        continue
      }
      let known = try stored { () throws(StoreError) in try store.uuid(ofCourse: course.id) }
      if let known, known != course.uuid {
        refuse(
          "the store has another course '\(course.id.rawValue)', whose uuid is \(known); give this one"
            + " an id of its own")
      }
    }
  }

  private func tell(_ course: Course, isNew: Bool, _ summary: ImportSummary) {
    let questionCount = course.lessons.reduce(0) { $0 + $1.questions.count }
    var parts = [
      counted(course.lessons.count, "lesson") + ", " + counted(questionCount, "question")
    ]
    if !isNew {
      let changes = [
        (summary.added.count, "new"), (summary.reworded.count, "reworded"),
        (summary.changed.count, "with another answer or scenario"),
        (summary.removed.count, "removed"), (summary.unchangedCount, "as before"),
      ]
      parts.append(changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    }
    context.console.line(
      "\(course.id.rawValue) is taught from now on: " + parts.joined(separator: "; "))
  }

  private static func absoluteFolder(ofFile file: String) -> String {
    URL(filePath: file).standardizedFileURL.deletingLastPathComponent().path
  }
}
