internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let contentAdd = Command(
    "content add",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "teach your own course with the others",
      examples: [
        ("vdl content add my-course", "verify it, and teach it from now on"),
        ("vdl content add my-course", "the same again, after an edit"),
        ("vdl content add", "list the added courses with their folders"),
        ("vdl content add --remove my-course-id", "stop teaching it; its history stays"),
      ],
      discussion: """
        vdl copies the course into the learners' database and teaches it from there. You can edit, \
        move or delete the folder; nothing changes until you add the course again. If there is an \
        error, vdl adds nothing, and the status is 1. A session with --content teaches that folder \
        alone.
        """),
    options: [Option("--remove", "COURSE", "stop teaching the course of this id")]
  ) { (arguments, context) throws(Failure) in
    let folder = try ContentFiles.folder(arguments)
    switch (folder, arguments["--remove"]) {
    case (_?, _?):
      throw .usage("name a folder to add or a course to remove, not both")
    case (nil, let course?):
      let store = try LearnerDatabase.openToChange(arguments, in: context)
      return try CourseAddition(store: store, context: context).remove(course)
    case (nil, nil):
      let store = try LearnerDatabase.openToRead(arguments, in: context)
      return try CourseAddition(store: store, context: context).list()
    case (let folder?, nil):
      let store = try LearnerDatabase.open(arguments, in: context)
      return try CourseAddition(store: store, context: context)
        .add(folder, besides: CourseCatalogue.folder(arguments, in: context))
    }
  }
}

/// The courses that were added to a store.
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
        "no added course is called '\(name)'" + Arguments.guess(name, among: names),
        hint: names.isEmpty ? nil : "see 'vdl content add'")
    }
    context.console.line("vdl no longer teaches \(name); its history stays")
    return .done
  }

  /// Adds the courses of a folder, all of them or none.
  func add(_ folder: String, besides shipped: String) throws(Failure) -> ExitStatus {
    var readings = try ContentFiles.read(at: folder)
    try refuseTaken(&readings, besides: shipped)
    let model = try context.soundModel()
    let authoring = model.authoring(showing: .verifying(on: context.console))
    var verified: [(reading: CourseReading, folder: String, truths: [QuestionID: Truth])] = []
    for reading in readings {
      let check = CourseCheck(reading, authoring)
      for finding in check.findings { context.console.notice(finding.description) }
      if check.isSound, let course = reading.course,
        let place = reading.locations[.course(course.id)]
      {
        verified.append((reading, Self.absoluteFolder(ofFile: place.file), check.truths))
      }
    }
    guard verified.count == readings.count else {
      context.console.line("vdl added nothing: fix the errors, and add the course again")
      return .finding
    }
    try stored { () throws(StoreError) in try store.adopt(formerRules: model.formerRules) }
    for (reading, folder, truths) in verified {
      guard let course = reading.course else { continue }
      let isNew = try stored { () throws(StoreError) in try store.course(course.id) } == nil
      let new = CourseImport(
        course: course, truths: truths, modelVersion: model.version(),
        fingerprint: try CourseCatalogue.fingerprint(of: folder), folder: folder,
        assignments: reading.storedAssignments)
      let summary = try stored { () throws(StoreError) in try store.importCourse(new) }
      context.console.line(Self.text(of: course, isNew ? nil : summary))
    }
    return .done
  }

  private func added() throws(Failure) -> [AddedCourse] {
    try stored { () throws(StoreError) in try store.addedCourses() }
  }

  /// Adds an error to each course whose id or UUID another course has.
  private func refuseTaken(
    _ readings: inout [CourseReading], besides shipped: String
  ) throws(Failure) {
    let others = ((try? ContentFiles.read(at: shipped)) ?? []).compactMap(\.course)
    for index in readings.indices {
      guard let course = readings[index].course else { continue }
      let known = try stored { () throws(StoreError) in
        (uuid: try store.uuid(ofCourse: course.id), id: try store.courseID(ofUUID: course.uuid))
      }
      let clash = CourseClash(
        of: course, with: others, knownUUID: known.uuid, knownID: known.id)
      guard let clash, let place = readings[index].locations[clash.part(of: course.id)] else {
        continue
      }
      var ids = SystemOrGiven(next: context.random)
      let message = clash.message(freshUUID: SessionID.random(using: &ids).rawValue)
      readings[index].diagnostics.append(Diagnostic(.error, message, at: place))
    }
  }

  /// The summary counts the changes to a course that was taught before.
  private static func text(of course: Course, _ summary: ImportSummary?) -> String {
    let questionCount = course.lessons.reduce(0) { $0 + $1.questions.count }
    let text =
      "vdl now teaches \(course.id.rawValue): \(counted(course.lessons.count, "lesson")), "
      + counted(questionCount, "question")
    guard let summary else { return text }
    let changes = [
      (summary.added.count, "new"), (summary.reworded.count, "reworded"),
      (summary.changed.count, "with another answer or scenario"),
      (summary.removed.count, "removed"), (summary.unchangedCount, "unchanged"),
    ]
    return text + "; "
      + Phrases.list(changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }

  private static func absoluteFolder(ofFile file: String) -> String {
    URL(filePath: file).standardizedFileURL.deletingLastPathComponent().path
  }
}
