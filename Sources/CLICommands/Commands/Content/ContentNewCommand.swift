internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import HostSystem
internal import Glibc
internal import Phrases
internal import ReviewLog
internal import Scenarios

extension Command {
  static let contentNew = Command(
    "content new",
    help: CommandHelp(
      operands: "course|lesson|question|assignment NAME [DIR]",
      summary: "begin a course, a lesson, a question or an assignment",
      examples: [
        ("vdl content new course kettles", "a folder with one lesson and one question"),
        ("vdl content new lesson boiling kettles", "another lesson of that course"),
        ("vdl content new question order kettles", "a question, in its last lesson"),
        ("vdl content new question count --lesson kettles/L01-first.md", "in this lesson"),
        (
          "vdl content new question output --rule view.loads-on-first-access kettles",
          "about this rule, with its example as code"
        ),
        ("vdl content new assignment week1 kettles", "all questions of the course, as homework"),
      ],
      discussion: """
        DIR is the course's folder (default: the current folder, and for a new course the folder NAME). The kinds of question are \
        \(list(QuestionKind.allCases.map(\.rawValue))). The new text passes 'vdl content check', \
        except where it says TODO; replace each TODO. vdl overwrites no file. It adds a new \
        question to the end of its lesson, and a new lesson to the end of the list in course.yaml.
        """),
    options: [
      Option("--lesson", "FILE", "the lesson to put the question in (default: the last one)"),
      Option("--rule", "ID", "the rule, or the topic of the course, that the question is about"),
    ]
  ) { (arguments, context) throws(Failure) in
    let words = arguments.operands
    guard (2...3).contains(words.count), let scaffold = Scaffold(rawValue: words[0]) else {
      throw .usage(
        "name what to begin: a course, a lesson, a question or an assignment, with its name or kind",
        hint: "see 'vdl content new --help'")
    }
    for option in ["--lesson", "--rule"] where arguments.has(option) && scaffold != .question {
      throw .usage("option '\(option)' goes with 'vdl content new question'")
    }
    let folder = words.count > 2 ? words[2] : nil
    let creation = ContentCreation(context: context)
    switch scaffold {
    case .course:
      try creation.course(Path.lastName(of: words[1]), in: folder ?? words[1])
    case .lesson: try creation.lesson(words[1], in: folder ?? ".")
    case .assignment: try creation.assignment(words[1], in: folder ?? ".")
    case .question:
      guard folder == nil || !arguments.has("--lesson") else {
        throw .usage("name a folder or a lesson's file, not both")
      }
      try creation.question(
        kind(words[1]), in: arguments["--lesson"] ?? folder ?? ".", rule: arguments["--rule"])
    }
    return .done
  }

  private enum Scaffold: String { case course, lesson, question, assignment }

  private static func kind(_ name: String) throws(Failure) -> QuestionKind {
    if let kind = QuestionKind(rawValue: name) { return kind }
    let kinds = QuestionKind.allCases.map(\.rawValue)
    throw .usage(
      "'\(name)' isn't a kind of question; expected \(alternatives(kinds))"
        + Arguments.guess(name, among: kinds))
  }
}

/// Creates the files of courses and lessons, and puts questions in them.
private struct ContentCreation {
  let context: Context

  func course(_ id: String, in folder: String) throws(Failure) {
    var ids = SystemOrGiven(next: context.random)
    let uuid = SessionID.random(using: &ids).rawValue
    let (course, lesson) = try scaffold { () throws(ScaffoldError) in
      try CourseScaffold.course(id, uuid: uuid)
    }
    let isNew = !FileSystem.isFolder(folder)
    try FileSystem.makeNewFolder(folder)
    let files = [course, lesson].map { (path: folder + "/" + $0.name, text: $0.text) }
    do throws(Failure) {
      for file in files { try FileSystem.create(file.path, file.text) }
    } catch {
      // Half a course would stand in the way of the next try.
      if error.file != files[0].path { unlink(files[0].path) }
      if isNew { rmdir(folder) }
      throw error
    }
    let shown = folder.onOneLine
    context.console.line("created \(shown)/\(course.name) and \(shown)/\(lesson.name)")
    context.console.line("next: edit them, then run 'vdl content check \(shown)'")
  }

  func lesson(_ id: String, in folder: String) throws(Failure) {
    let course = try sound(reading(of: folder))
    let file = try scaffold { () throws(ScaffoldError) in
      try CourseScaffold.lesson(id, in: course)
    }
    let path = folder + "/" + courseFileName
    let text = try FileSystem.text(path)
    let listed = try scaffold(path) { () throws(ScaffoldError) in
      try CourseScaffold.listing(file.name, in: text)
    }
    try FileSystem.create(folder + "/" + file.name, file.text)
    do throws(Failure) { try FileSystem.rewrite(path, listed) } catch {
      unlink(folder + "/" + file.name)
      throw error
    }
    context.console.line(
      "created \(folder)/\(file.name), and listed it in \(path)".onOneLine)
  }

  /// Creates an assignment of all questions, from which the author takes out what isn't meant.
  func assignment(_ id: String, in folder: String) throws(Failure) {
    let course = try sound(reading(of: folder))
    let file = try scaffold { () throws(ScaffoldError) in
      try CourseScaffold.assignment(id, in: course)
    }
    try FileSystem.makeFolder(folder + "/" + assignmentsFolderName)
    try FileSystem.create(folder + "/" + file.name, file.text)
    context.console.line("created \(folder)/\(file.name)".onOneLine)
    context.console.line(
      "next: take out the questions that you don't want, and set points and dates")
  }

  /// Puts a question in a lesson's file, or in the last lesson of a folder.
  func question(
    _ kind: QuestionKind, in place: String, rule: String?
  ) throws(Failure) {
    let isFolder = FileSystem.isFolder(place)
    let folder = isFolder ? place : Path.folder(of: place)
    let reading = try reading(of: folder)
    let course = try sound(reading)
    var file = place
    if isFolder {
      guard let last = course.lessons.last, let found = reading.locations[.lesson(last.id)]?.file
      else { throw Failure(.finding, "the course has no lesson; create one first", file: place) }
      file = found
    }
    let name = CourseScaffold.freshName(kind.rawValue, in: course)
    let (text, line) = CourseScaffold.appending(
      question: name, try body(of: kind, rule, in: course), to: try FileSystem.text(file))
    try FileSystem.rewrite(file, text)
    context.console.line("\(file):\(line): question '\(name)'".onOneLine)
    // The draft begins with the rule's example, which this question may have begun with as well.
    let asked = course.lessons.flatMap(\.questions)
    if course.topics.contains(where: { $0.id.bareName == rule || $0.id.rawValue == rule }) {
      context.console.line("next: put code of yours in it; vdl has no example of a topic")
    } else if let other = asked.first(where: {
      $0.kind == kind && $0.rules.first?.rawValue == rule
    }) {
      context.console.line(
        "next: change its code, since '\(other.id.name)' asks the same kind of question about this "
          + "rule")
    }
  }

  private func body(
    of kind: QuestionKind, _ rule: String?, in course: Course
  ) throws(Failure) -> String {
    guard let rule else { return kind.drafting.skeleton }
    let model = try context.soundModel()
    let rules = model.rules().map(\.id)
    // A course names its topics without its own id.
    let topics = course.topics.map(\.id.bareName)
    let prefix = course.id.rawValue + "/"
    let name = rule.hasPrefix(prefix) ? String(rule.dropFirst(prefix.count)) : rule
    guard (rules + topics).contains(name) else {
      throw .usage(
        "no rule or topic is called '\(rule)'" + Arguments.guess(name, among: rules + topics),
        hint: "see 'vdl rules', and '\(topicsFileName)' for topics of the course")
    }
    return QuestionDraft.text(kind, about: name, model: model.authoring())
  }

  private func reading(of folder: String) throws(Failure) -> CourseReading {
    do throws(ContentUnreadable) {
      return try readCourse(folder: folder)
    } catch {
      throw .world(error.message, file: error.path)
    }
  }

  private func sound(_ reading: CourseReading) throws(Failure) -> Course {
    guard reading.isReadable, let course = reading.course else {
      let first = reading.diagnostics.first { $0.severity == .error }
      throw Failure(
        .finding, first?.description ?? "there is no course here",
        hint: "fix the course first; 'vdl content check' lists all errors")
    }
    return course
  }

  /// A bad name is a mistake of the command line; anything else is one of a file.
  private func scaffold<Result>(
    _ file: String? = nil, _ work: () throws(ScaffoldError) -> Result
  ) throws(Failure) -> Result {
    do throws(ScaffoldError) {
      return try work()
    } catch {
      switch error {
      case .notACourseID, .notALessonID, .notAnAssignmentID, .lessonExists:
        throw .usage(error.message)
      case .noLessonList: throw Failure(.finding, error.message, file: file)
      }
    }
  }
}
