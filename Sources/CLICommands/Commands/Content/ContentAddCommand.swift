internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import HostSystem
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study

extension Command {
  static let contentAdd = Command(
    "content add",
    help: CommandHelp(
      operands: "[DIR|FILE|URL]",
      summary: "teach your own course with the others",
      examples: [
        ("vdl content add my-course", "verify it, and teach it from now on"),
        ("vdl content add my-course", "the same again, after an edit"),
        ("vdl content add my-course.tar.gz", "from an archive: tar, tar.gz or zip"),
        ("vdl content add https://example.org/my-course.git#v2", "from git, by branch or tag"),
        ("vdl content add", "list the added courses with their folders"),
        ("vdl content add --remove my-course-id", "stop teaching it; its history stays"),
      ],
      discussion: """
        vdl copies the course into the learners' database and teaches it from there. You can edit, \
        move or delete the folder; nothing changes until you add the course again. If there is an \
        error, vdl adds nothing, and the status is 1. A session with --content teaches that folder \
        alone. git fetches an address that begins with https://, ssh:// or file://, in at most \
        \(GitRepository.mostSeconds) seconds and \(GitRepository.mostBytes >> 20) MB; it asks for no password. \
        After an update, vdl says what changes for learners.
        """),
    options: [Option("--remove", "COURSE", "stop teaching the course of this id")]
  ) { (arguments, context) throws(Failure) in
    let source = try ContentFiles.folder(arguments)
    switch (source, arguments["--remove"]) {
    case (_?, _?):
      throw .usage("name a course to add or one to remove, not both")
    case (nil, let course?):
      let store = try LearnerDatabase.openToChange(arguments, in: context)
      return try CourseAddition(store: store, context: context).remove(course)
    case (nil, nil):
      let store = try LearnerDatabase.openToRead(arguments, in: context)
      return try CourseAddition(store: store, context: context).list()
    case (let word?, nil):
      let source = try CourseSource(word)
      return try source.withFolder(in: context) { (folder, origin) throws(Failure) in
        let store = try LearnerDatabase.open(arguments, in: context)
        return try CourseAddition(store: store, context: context, origin: origin)
          .add(folder, besides: CourseCatalogue.folder(arguments, in: context))
      }
    }
  }
}

/// The courses that were added to a store.
private struct CourseAddition {
  var store: Store
  var context: Context
  /// The archive or the address that the folder was unpacked from.
  var origin: String?

  func list() throws(Failure) -> ExitStatus {
    let courses = try added()
    if courses.isEmpty {
      context.console.notice("no course was added; 'vdl content add DIR' adds one")
    }
    for added in courses {
      let course = try stored { () throws(StoreError) in try store.course(added.id) }
      context.console.line("\(Self.name(added.id, course))  \(added.title)  \(added.folder)")
      if let course { sayMetadata(of: course) }
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
    var readings = try ContentFiles.read(at: folder, isUnpacked: origin != nil)
    try refuseTaken(&readings, besides: shipped)
    try readings.checkRequirements { () throws(Failure) in
      try ContentFiles.read(at: shipped).compactMap(\.course)
        + stored { () throws(StoreError) in try store.addedCourseContents() }
    }
    let model = try context.soundModel()
    let authoring = model.authoring(showing: .verifying(on: context.console))
    let kept = CheckedPartsFile(in: context, modelVersion: model.version())
    var checked = kept.parts
    var verified: [(reading: CourseReading, folder: String, truths: [QuestionID: Truth])] = []
    for reading in readings {
      let check = CourseCheck(reading, authoring, known: checked)
      checked.formUnion(check.checked)
      for finding in check.findings { say(finding, in: folder) }
      if check.isSound, let course = reading.course,
        let place = reading.locations[.course(course.id)]
      {
        verified.append((reading, Self.absoluteFolder(ofFile: place.file), check.truths))
      }
    }
    kept.save(checked)
    guard verified.count == readings.count else {
      context.console.line("vdl added nothing: fix the errors, and add the course again")
      return .finding
    }
    try stored { () throws(StoreError) in try store.adopt(formerRules: model.formerRules) }
    for (reading, home, truths) in verified {
      guard let course = reading.course else { continue }
      let before = try stored { () throws(StoreError) in
        if try store.courseID(ofUUID: course.uuid) != nil {
          let history = try ContentHistory(of: store)
          for loss in history.losses(in: reading, truths: truths) { say(loss, in: folder) }
        }
        return try store.course(course.id)
      }
      let new = CourseImport(
        course: course, truths: truths, modelVersion: model.version(),
        fingerprint: try CourseCatalogue.fingerprint(of: home), folder: origin ?? home,
        assignments: reading.storedAssignments)
      let summary = try stored { () throws(StoreError) in try store.importCourse(new) }
      context.console.line(Self.text(of: course, before == nil ? nil : summary))
      sayMetadata(of: course)
      for line in Self.changes(from: before, to: course, summary) { context.console.line(line) }
    }
    return .done
  }

  /// Says a finding. A file that was unpacked is named as a part of what it was unpacked from.
  private func say(_ finding: Diagnostic, in folder: String) {
    let text = finding.description
    context.console.notice(origin.map { text.replacing(folder + "/", with: $0 + "/") } ?? text)
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

  private static func name(_ id: CourseID, _ course: Course?) -> String {
    id.rawValue + (course?.about.version.map { " " + $0 } ?? "")
  }

  /// Says who wrote the course, in which language, and what one may do with it.
  private func sayMetadata(of course: Course) {
    let about = course.about
    let words = [
      about.authors.isEmpty ? nil : "by \(Phrases.list(about.authors))",
      about.licence.map { "licence \($0)" }, about.language.map { "language \($0)" },
      course.requires.isEmpty
        ? nil : "requires \(Phrases.list(course.requires.map(\.description)))",
    ].compactMap { $0 }
    if !words.isEmpty { context.console.line("  " + words.joined(separator: "; ")) }
  }

  /// The summary counts the changes to a course that was taught before.
  private static func text(of course: Course, _ summary: ImportSummary?) -> String {
    let questionCount = course.lessons.reduce(0) { $0 + $1.questions.count }
    let text =
      "vdl now teaches \(name(course.id, course)): \(counted(course.lessons.count, "lesson")), "
      + counted(questionCount, "question")
    guard let summary else { return text }
    let changes = [
      (summary.added.count, "new"), (summary.renamed.count, "with a new name"),
      (summary.reworded.count, "reworded"),
      (summary.changed.count, "with another answer or scenario"),
      (summary.removed.count, "removed"), (summary.unchangedCount, "unchanged"),
    ]
    return text + "; "
      + Phrases.list(changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }

  /// The changes for learners, a line each: lessons and questions that are new, gone or other ones.
  private static func changes(
    from before: Course?, to course: Course, _ summary: ImportSummary
  ) -> [String] {
    let (old, new) = (before?.lessons.map(\.id) ?? [], course.lessons.map(\.id))
    // A course that was removed has none, and comes back with what it had.
    guard !old.isEmpty else { return [] }
    let lessons = course.formerLessons.filter {
      $0.name.course == course.id && old.contains($0.name.lesson)
        && !new.contains($0.name.lesson) && !old.contains($0.heir.lesson)
    }
    let (formerLessons, heirs) = (lessons.map(\.name.lesson), lessons.map(\.heir.lesson))
    let changes: [(String, [String])] = [
      ("new lesson", new.filter { !old.contains($0) && !heirs.contains($0) }.map(\.rawValue)),
      (
        "lesson with a new name",
        lessons.map { "\($0.name.lesson.rawValue), now \($0.heir.lesson.rawValue)" }
      ),
      (
        "lesson that is gone",
        old.filter { !new.contains($0) && !formerLessons.contains($0) }.map(\.rawValue)
      ),
      ("new question", summary.added.map(\.name)),
      ("question with a new name", summary.renamed.map { "\($0.name.name), now \($0.heir.name)" }),
      ("question whose statistics begin anew", summary.changed.map(\.name)),
      ("question that is gone", summary.removed.map(\.name)),
    ]
    return changes.flatMap { what, names in
      names.prefix(mostNamed).map { "  \(what): \($0)" }
        + (names.count > mostNamed ? ["  \(what): \(names.count - mostNamed) more"] : [])
    }
  }

  private static let mostNamed = 10

  private static func absoluteFolder(ofFile file: String) -> String {
    Path.folder(of: Path.absolute(file))
  }
}
