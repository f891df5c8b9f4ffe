internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Words

extension Command {
  static let contentNew = Command(
    "content new", help: .contentNew(kinds: QuestionKind.allCases.map(\.rawValue)),
    options: [
      Option("--lesson", "FILE", Words.Options.toLesson),
      Option("--rule", "ID", Words.Options.rule),
    ]
  ) { (arguments, context) throws(Failure) in
    let words = arguments.operands
    guard words.count >= 2, words.count <= 3, let what = Scaffold(rawValue: words[0]) else {
      throw .usage(
        Words.Authoring.sayWhatIsNew, hint: Words.Usage.seeHelp(of: "content new"))
    }
    for option in ["--lesson", "--rule"] where arguments.has(option) && what != .question {
      throw .usage(Words.Authoring.goesWithNewQuestion(option))
    }
    switch what {
    case .course:
      guard words.count == 2 else { throw .usage(Words.Authoring.newCourseTakesOneFolder) }
      try newCourse(in: words[1], context)
    case .lesson: try newLesson(words[1], in: words.count > 2 ? words[2] : ".", context)
    case .question:
      guard let kind = QuestionKind(rawValue: words[1]) else {
        let kinds = QuestionKind.allCases.map(\.rawValue)
        throw .usage(
          Words.Authoring.noKind(words[1], among: kinds)
            + Arguments.guess(words[1], among: kinds))
      }
      guard words.count == 2 || !arguments.has("--lesson") else {
        throw .usage(Words.Authoring.folderOrFile)
      }
      try newQuestion(
        kind, in: arguments["--lesson"] ?? (words.count > 2 ? words[2] : "."),
        rule: arguments["--rule"], context)
    }
    return .done
  }

  private enum Scaffold: String { case course, lesson, question }

  // MARK: A course

  private static func newCourse(in folder: String, _ context: Context) throws(Failure) {
    let id = URL(filePath: folder).lastPathComponent
    guard CourseID.isWellFormed(id) else {
      throw .usage(Words.Authoring.noIDOfFolder(id))
    }
    var ids = SystemOrGiven(next: context.random)
    try FileSystem.makeNewFolder(folder)
    let file = "L01-first.md"
    try FileSystem.create(
      folder + "/" + courseFileName,
      Words.Authoring.course(
        id, uuid: SessionID.random(using: &ids).rawValue, title: title(of: id), lesson: file))
    try FileSystem.create(
      folder + "/" + file,
      lesson("first", question: "output-1", kind: .output))
    context.console.line(
      Words.Authoring.made("\(folder)/\(courseFileName)", and: "\(folder)/\(file)"))
    context.console.line(Words.Authoring.next(folder))
  }

  /// `under-a-navigation-bar` as a title to begin with.
  private static func title(of id: String) -> String {
    let words = id.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func lesson(_ id: String, question: String, kind: QuestionKind) -> String {
    Words.Authoring.lesson(
      id, title: title(of: id), question: question, body: QuestionSkeleton.text(kind))
  }

  // MARK: A lesson

  private static func newLesson(
    _ id: String, in folder: String, _ context: Context
  ) throws(Failure) {
    guard CourseID.isWellFormed(id) else {
      throw .usage(Words.Authoring.noID(id))
    }
    let course = try course(in: folder)
    guard !course.lessons.contains(where: { $0.id.rawValue == id }) else {
      throw .usage(Words.Authoring.hasLesson(id))
    }
    let number = course.lessons.count + 1
    let file = "L\(number < 10 ? "0" : "")\(number)-\(id).md"
    let path = folder + "/" + courseFileName
    let listed = try adding(file, toLessonsOf: path)
    // A kind that the course has not asked of this rule yet, so that no two questions are one.
    let asked = Set(course.lessons.flatMap(\.questions).map(\.kind))
    let kind = QuestionKind.allCases.first { !asked.contains($0) } ?? .output
    try FileSystem.create(
      folder + "/" + file,
      lesson(id, question: freshName(kind.rawValue, in: course), kind: kind))
    try FileSystem.rewrite(path, listed)
    context.console.line(Words.Authoring.madeAndListed("\(folder)/\(file)", in: path))
  }

  /// The course file with one more lesson.
  private static func adding(_ file: String, toLessonsOf path: String) throws(Failure) -> String {
    let text = try FileSystem.text(path)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let start = lines.firstIndex(where: { $0.hasPrefix("lessons:") }) {
      if let bracket = lines[start].lastIndex(of: "]") {
        let isEmpty = String(lines[start][..<bracket]).trimmed.hasSuffix("[")
        lines[start].insert(contentsOf: (isEmpty ? "" : ", ") + file, at: bracket)
        return lines.joined(separator: "\n")
      }
      let items = lines[(start + 1)...].prefix {
        $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("-") || $0.hasPrefix("#")
      }
      if let last = items.lastIndex(where: { $0.drop { $0 == " " }.hasPrefix("- ") }) {
        let indent = lines[last].prefix { $0 == " " }
        lines.insert("\(indent)- \(file)", at: last + 1)
        return lines.joined(separator: "\n")
      }
    }
    throw Failure(.finding, Words.Authoring.noLessonList(for: file), file: path)
  }

  // MARK: A question

  private static func newQuestion(
    _ kind: QuestionKind, in place: String, rule: String?, _ context: Context
  ) throws(Failure) {
    let isFolder = FileSystem.isFolder(place)
    let folder = isFolder ? place : URL(filePath: place).deletingLastPathComponent().relativePath
    let reading = try reading(of: folder)
    let course = try sound(reading)
    let file: String
    if isFolder {
      guard let last = course.lessons.last, let found = reading.locations[.lesson(last.id)]?.file
      else { throw Failure(.finding, Words.Authoring.noLesson, file: place) }
      file = found
    } else {
      file = place
    }
    var body = QuestionSkeleton.text(kind)
    if let rule {
      let model = try context.soundModel()
      let rules = model.rules().map(\.id)
      guard rules.contains(rule) else {
        throw .usage(
          Words.QuestionFindings.noRule(rule) + Arguments.guess(rule, among: rules))
      }
      body = QuestionDraft.text(kind, about: rule, model: model)
    }
    let name = freshName(kind.rawValue, in: course)
    var text = try FileSystem.text(file)
    while text.hasSuffix("\n") { text.removeLast() }
    try FileSystem.rewrite(file, text + "\n\n\(Words.Authoring.questionHeading(name))\n\n\(body)\n")
    let line = text.count { $0 == "\n" } + 3
    context.console.line(Words.Authoring.question(name, file, line: line))
  }

  /// `order-1`, or the first number that is free.
  private static func freshName(_ stem: String, in course: Course) -> String {
    let taken = Set(course.lessons.flatMap(\.questions).map(\.id))
    for number in 1...taken.count + 1 {
      let name = "\(stem)-\(number)"
      if !taken.contains(QuestionID(course: course.id, name)) { return name }
    }
    preconditionFailure("there are more numbers than questions")
  }

  private static func course(in folder: String) throws(Failure) -> Course {
    try sound(reading(of: folder))
  }

  private static func reading(of folder: String) throws(Failure) -> CourseReading {
    do throws(ContentUnreadable) {
      return try readCourse(folder: folder)
    } catch {
      throw .world(error.reason, file: error.path)
    }
  }

  private static func sound(_ reading: CourseReading) throws(Failure) -> Course {
    guard reading.isReadable, let course = reading.course else {
      let first = reading.diagnostics.first { $0.severity == .error }
      throw Failure(
        .finding, first?.description ?? Words.Authoring.isNoCourse,
        hint: Words.Authoring.mendTheCourse)
    }
    return course
  }
}
