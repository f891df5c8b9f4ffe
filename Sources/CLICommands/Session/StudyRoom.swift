internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import EmbeddedSources
internal import Foundation
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Words

/// What every learner's command needs: the store, opened, and the courses, taken in.
enum StudyRoom {
  /// `$XDG_DATA_HOME/vdl/vdl.sqlite`, unless `--database` says otherwise.
  static func databasePath(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    if let path = arguments["--database"] { return path }
    let environment = context.environment
    let folder: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      folder = data + "/vdl"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/share/vdl"
    } else {
      throw .world(
        Words.Study.noPlaceForDatabase, hint: Words.Study.nameADatabase)
    }
    try FileSystem.makeFolder(folder)
    return folder + "/vdl.sqlite"
  }

  static func learnerName(_ arguments: Arguments, in context: Context) throws(Failure) -> String {
    let account = context.environment["USER"] ?? context.environment["LOGNAME"] ?? ""
    let name = arguments["--learner"] ?? (account.isEmpty ? "learner" : account)
    guard isName(name) else { throw .usage(Words.Study.needsAName) }
    return name
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200
      && !name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  /// All that this program knows.
  static var migrations: [Migration] {
    EmbeddedSources.files(in: .migrations).compactMap { file in
      Migration(file: file.name.split(separator: "/").last ?? "", sql: file.text)
    }
  }

  /// Opens the store and says what is worth saying about it.
  static func openStore(_ arguments: Arguments, in context: Context) throws(Failure) -> Store {
    let path = try databasePath(arguments, in: context)
    var ids = SystemOrGiven(next: context.random)
    let store = try stored { () throws(StoreError) in
      try Store.open(path: path, migrations: migrations, using: &ids)
    }
    for notice in store.notices {
      switch notice {
      case .created: break
      case .migrated: context.console.notice(notice.description)
      case .withoutWriteAheadLog:
        // It is so each time, and said once.
        let told = "told-without-write-ahead-log"
        if try stored({ () throws(StoreError) in try store.hasSetting(told) }) { continue }
        context.console.notice(notice.description)
        try stored { () throws(StoreError) in
          try store.record(.setting(key: told, value: "yes"), of: nil, in: context)
        }
      }
    }
    return store
  }

  static func contentFolder(_ arguments: Arguments, in context: Context) -> String {
    arguments["--content"] ?? context.shippedCourses
  }

  // MARK: Content

  /// The courses to teach, from the store: those of the content folder, which are taken in when they
  /// changed, and unless the command line names that folder, those that were added.
  ///
  /// Nothing is parsed when the files and the model are what they were, and nothing is run: questions
  /// are decided one by one, when they are first wanted. What was added is taught as it was then,
  /// whatever became of its folder.
  static func courses(
    _ arguments: Arguments, store: Store, context: Context
  ) throws(Failure) -> [Course] {
    let isAlone = arguments.has("--content")
    var ids: [CourseID] = []
    for folder in try coursesToTakeIn(contentFolder(arguments, in: context)) {
      switch try takeIn(folder, store: store, context: context) {
      case .taken(let id): ids.append(id)
      case .clashing(let id):
        if isAlone {
          throw .world(
            Words.Study.hasAnotherCourse(id.rawValue), hint: Words.Study.giveAnotherId,
            file: folder)
        }
        context.console.notice(Words.Study.shippedIsNotTaught(id.rawValue))
      }
    }
    return try stored { () throws(StoreError) in
      if !isAlone {
        for added in try store.addedCourses() where !ids.contains(added.id) { ids.append(added.id) }
      }
      var courses: [Course] = []
      for id in ids { if let course = try store.course(id) { courses.append(course) } }
      return courses
    }
  }

  private static func coursesToTakeIn(_ folder: String) throws(Failure) -> [String] {
    let folders = try courseFolders(in: folder)
    guard !folders.isEmpty else {
      throw .world(Words.CourseFiles.noCourse(file: courseFileName), file: folder)
    }
    return folders
  }

  private enum Taking {
    case taken(CourseID)
    /// The store has another course of its id.
    case clashing(CourseID)
  }

  /// Takes a course into the store, unless it is there.
  private static func takeIn(
    _ folder: String, store: Store, context: Context
  ) throws(Failure) -> Taking {
    let fingerprint = try fingerprint(of: folder)
    // A course's folder is called as the course is; where it is not, it is read each time.
    let guess = CourseID(rawValue: String(folder.split(separator: "/").last ?? ""))
    let isCurrent = try stored { () throws(StoreError) in
      try store.isCurrent(guess, fingerprint: fingerprint)
    }
    if isCurrent { return .taken(guess) }
    let reading: CourseReading
    do throws(ContentUnreadable) {
      reading = try readCourse(folder: folder)
    } catch {
      throw .world(error.reason, file: error.path)
    }
    guard reading.isSound, let course = reading.course else {
      for diagnostic in reading.diagnostics { context.console.notice(diagnostic.description) }
      throw .world(
        Words.Study.hasErrors, hint: Words.Study.seeContentCheck, file: folder)
    }
    let new = CourseImport(
      course: course, truths: [:], modelVersion: Engine.modelVersion, fingerprint: fingerprint)
    do throws(StoreError) {
      try store.importCourse(new)
    } catch .courseNameTaken(let id) {
      return .clashing(id)
    } catch {
      throw Failure(error)
    }
    return .taken(course.id)
  }

  /// The right answer of every question that its run decides.
  static func truths(of course: Course, model: Model) -> [QuestionID: Truth] {
    let questions = course.lessons.flatMap(\.questions)
    let found = Workers.map(questions.count, with: model.repeatedRuns) { index, run in
      truth(of: questions[index], run: run)
    }
    var truths: [QuestionID: Truth] = [:]
    for (question, truth) in zip(questions, found) { truths[question.id] = truth }
    return truths
  }

  /// The folder itself when it is a course, else the courses in it.
  static func courseFolders(in folder: String) throws(Failure) -> [String] {
    let names = try entries(of: folder)
    if names.contains(courseFileName) { return [folder] }
    var folders: [String] = []
    for path in names.filter({ !$0.hasPrefix(".") }).map({ folder + "/" + $0 })
    where FileSystem.isFolder(path) {
      if try entries(of: path).contains(courseFileName) { folders.append(path) }
    }
    return folders
  }

  private static func entries(of folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .world(
        FileSystem.isFolder(folder) ? Words.Files.denied : Words.Files.noFolder, file: folder)
    }
  }

  /// Names the bytes of a course's files and the program that reads them.
  static func fingerprint(of folder: String) throws(Failure) -> String {
    var parts = [CommandLineInterface.version, Engine.modelVersion]
    for name in try entries(of: folder)
    where name == courseFileName || name.hasSuffix(".swift")
      || name.hasSuffix(".md") && name != "README.md"
    {
      let bytes = try FileSystem.read(folder + "/" + name, limit: 16 << 20)
      parts += [name, String(decoding: bytes, as: UTF8.self)]
    }
    return Digest.of(parts).hexadecimal
  }
}
