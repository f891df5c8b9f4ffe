internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Words

extension Command {
  static let contentAdd = Command(
    "content add", help: .contentAdd,
    options: [Option("--remove", "COURSE", Words.Options.remove)]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage(Words.Authoring.oneFolder) }
    let addition = CourseAddition(
      store: try StudyRoom.openStore(arguments, in: context), context: context)
    switch (arguments.operands.first, arguments["--remove"]) {
    case (_?, _?):
      throw .usage(Words.Authoring.folderOrCourse)
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
        Words.Authoring.notAdded(name) + Arguments.guess(name, among: names),
        hint: names.isEmpty ? nil : Words.Authoring.addLists)
    }
    context.console.line(Words.Authoring.isTaughtNoMore(name))
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
      context.console.line(Words.Authoring.nothingAdded)
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
        refuse(
          other.id == course.id
            ? Words.Authoring.shippedHasID(course.id.rawValue) : Words.Authoring.shippedHasUUID)
        continue
      }
      let known = try stored { () throws(StoreError) in try store.uuid(ofCourse: course.id) }
      if let known, known != course.uuid {
        refuse(Words.Authoring.isAnotherCourse(course.id.rawValue, uuid: known))
      }
    }
  }

  private func tell(_ course: Course, isNew: Bool, _ summary: ImportSummary) {
    let questionCount = course.lessons.reduce(0) { $0 + $1.questions.count }
    let (name, lessonCount) = (course.id.rawValue, course.lessons.count)
    context.console.line(
      isNew
        ? Words.Authoring.isTaught(name, lessons: lessonCount, questions: questionCount)
        : Words.Authoring.isTaught(
          name, lessons: lessonCount, questions: questionCount, new: summary.added.count,
          reworded: summary.reworded.count, changed: summary.changed.count,
          removed: summary.removed.count, asBefore: summary.unchangedCount))
  }

  private static func absoluteFolder(ofFile file: String) -> String {
    URL(filePath: file).standardizedFileURL.deletingLastPathComponent().path
  }
}
