public import Curriculum
public import Diagnostics
import Words

/// What the files of a course say.
public struct CourseReading: Sendable {
  /// As much of the course as was understood; to be kept or asked from only when `isSound`.
  public var course: Course?
  /// Where each part stands, for messages of those who run it.
  public var locations: [ContentPart: SourceLocation]
  public var diagnostics: [Diagnostic]
  /// Names between backticks that no code of their lesson has.
  public internal(set) var namesInProse: [NameInProse] = []
  /// How many questions stand in the files, understood or not.
  public internal(set) var questionCount = 0
  /// Those of them in which something is still to be written.
  public internal(set) var unfinished: Set<QuestionID> = []
  /// Those that name no rule, and nothing else is wrong.
  public internal(set) var ruleless: [RulelessQuestion] = []
  /// Where a TODO is left.
  var leftOvers: Set<SourceLocation> = []

  public init(
    course: Course? = nil, locations: [ContentPart: SourceLocation] = [:],
    diagnostics: [Diagnostic] = []
  ) {
    self.course = course
    self.locations = locations
    self.diagnostics = diagnostics
  }

  /// Whether all of it was understood but for what is still to be written, so that the rest can be
  /// run.
  public var isReadable: Bool {
    course != nil
      && diagnostics.allSatisfy { $0.severity != .error || leftOvers.contains($0.location) }
  }

  /// Whether all of it was understood.
  public var isSound: Bool {
    course != nil && !diagnostics.contains { $0.severity == .error }
  }
}

/// A question that lacks nothing but a rule.
public struct RulelessQuestion: Hashable, Sendable {
  public var question: Question
  public var finding: Diagnostic
}

/// Reads a course from its files: `course.yaml` and the lessons that it lists.
///
///     let reading = readCourse([
///       SourceFile(name: "course.yaml", text: …), SourceFile(name: "L01.md", text: …),
///     ])
///
/// A file is known by the last part of its name; messages give the name whole.
public func readCourse(_ files: [SourceFile]) -> CourseReading {
  var parser = CourseParser(files)
  return parser.read()
}

/// The name of the file that makes a folder a course.
public let courseFileName = "course.yaml"

private struct CourseParser {
  private let files: [SourceFile]
  private var reading = CourseReading()
  private var ledger: ClaimLedger?

  private static let keys = ["course", "uuid", "title", "lessons"]

  init(_ files: [SourceFile]) { self.files = files }

  mutating func read() -> CourseReading {
    guard let file = files.first(where: { $0.baseName == courseFileName }) else {
      let name = files.first.map { $0.folder + courseFileName } ?? courseFileName
      reading.diagnostics = [
        Diagnostic(
          Words.CourseFiles.noCourse(file: courseFileName),
          at: SourceLocation(file: name, line: 1, column: 1))
      ]
      return reading
    }
    reading.diagnostics += SourceText.hygiene(file)
    guard reading.diagnostics.isEmpty else { return reading }
    let text = SourceText(file)
    let (node, problems) = readYAML(text.lines, of: text, firstLine: 1)
    reading.diagnostics += problems
    guard let node else { return reading }
    var keys = Keys(node, known: Self.keys, place: Words.CourseFiles.courseFile)
    let idNode = keys.required("course", such: "view-controllers")
    if let idNode, !CourseID.isWellFormed(idNode.scalar ?? "") {
      keys.report(notAnID(idNode.scalar ?? ""), at: idNode)
    }
    let uuid = keys.required("uuid", such: "3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42")
    if let uuid, !isUUID(uuid.scalar ?? "") {
      keys.report(
        Words.CourseFiles.noUUID(uuid.scalar ?? ""),
        at: uuid)
    }
    let title = keys.required("title", such: Words.CourseFiles.titleForExample)
    let listed = keys.list("lessons", such: "L01-lazy-view.md")
    let listDiagnostics = keys.diagnostics
    if listed.isEmpty, !listDiagnostics.contains(where: { $0.message.contains("'lessons'") }) {
      reading.diagnostics.append(
        Diagnostic(
          Words.CourseFiles.noLessons,
          at: keys.node("lessons")?.location ?? keys.location))
    }
    reading.diagnostics += listDiagnostics
    let id = CourseID(rawValue: idNode?.scalar ?? "")
    reading.locations[.course(id)] = idNode?.location

    let lessons = readLessons(listed, of: id, beside: file)
    if let idNode, let uuid, let title {
      reading.course = Course(
        id: CourseID(rawValue: idNode.scalar ?? ""), uuid: uuid.scalar ?? "",
        title: title.scalar ?? "", lessons: lessons, ledger: ledger)
    }
    return reading
  }

  // MARK: Lessons

  private mutating func readLessons(
    _ listed: [YAMLNode], of course: CourseID, beside courseFile: SourceFile
  ) -> [Lesson] {
    let support = files.filter { $0.baseName.hasSuffix(".swift") }
    for file in support { reading.diagnostics += SourceText.hygiene(file) }
    let supportFiles = support.map { SupportFile(name: $0.baseName, text: $0.text) }
    var others = files.filter {
      ![courseFileName, ledgerFileName].contains($0.baseName) && !$0.baseName.hasSuffix(".swift")
    }
    var readings: [LessonReading] = []
    for node in listed {
      let name = node.scalar ?? ""
      if name.contains("/") || name.contains("\\") || name.hasPrefix(".") {
        report(Words.CourseFiles.lessonLeadsOut(name), node)
        continue
      }
      guard let index = others.firstIndex(where: { $0.baseName == name }) else {
        let near = suggestion(for: name, among: others.map(\.baseName))
        report(Words.CourseFiles.noFile(name) + (near.map(Words.didYouMean) ?? ""), node)
        continue
      }
      readings.append(
        LessonParser.read(others.remove(at: index), course: course, support: supportFiles))
    }
    for file in others {
      reading.diagnostics.append(
        Diagnostic(
          Words.CourseFiles.isNotListed(file.baseName, in: courseFileName),
          at: SourceLocation(file: file.name, line: 1, column: 1)))
    }
    for lesson in readings {
      reading.diagnostics += lesson.diagnostics
      reading.questionCount += lesson.questionHeadings.count
      reading.unfinished.formUnion(lesson.unfinished)
      reading.leftOvers.formUnion(lesson.leftOvers)
      reading.ruleless += lesson.ruleless
      reading.locations.merge(lesson.locations) { first, _ in first }
      var names = lesson.names
      for file in supportFiles { names.addCode([file.text]) }
      reading.namesInProse += names.strangers
    }
    checkIDs(readings)
    checkPrerequisites(readings)
    if let file = files.first(where: { $0.baseName == ledgerFileName }) {
      let (read, problems) = LedgerReader.read(file, lessons: readings)
      ledger = read
      reading.diagnostics += problems
    }
    return readings.compactMap(\.lesson)
  }

  private mutating func report(_ message: String, _ node: YAMLNode) {
    reading.diagnostics.append(Diagnostic(message, at: node.location, length: node.length))
  }

  private mutating func checkIDs(_ lessons: [LessonReading]) {
    var lessonIDs: [LessonID: SourceLocation] = [:]
    var questionIDs: [QuestionID: SourceLocation] = [:]
    for reading in lessons {
      if let id = reading.lesson?.id, let place = reading.locations[.lesson(id)] {
        if let first = lessonIDs[id] {
          refuseSecond(Words.CourseFiles.secondLesson(id.rawValue), at: place, first: first)
        }
        lessonIDs[id] = lessonIDs[id] ?? place
      }
      for (id, place) in reading.questionHeadings {
        if let first = questionIDs[id] {
          refuseSecond(Words.CourseFiles.secondQuestion(id.name), at: place, first: first)
        }
        questionIDs[id] = questionIDs[id] ?? place
      }
    }
  }

  private mutating func refuseSecond(
    _ message: String, at place: SourceLocation, first: SourceLocation
  ) {
    reading.diagnostics.append(
      Diagnostic(
        message, at: place,
        notes: [.init(Words.CourseFiles.firstIsHere, at: first)]))
  }

  private mutating func checkPrerequisites(_ lessons: [LessonReading]) {
    let ids = lessons.compactMap { $0.lesson?.id }
    let requires = Dictionary(
      lessons.compactMap { lesson in
        lesson.lesson.map { ($0.id, lesson.requires.map(\.id)) }
      }, uniquingKeysWith: { first, _ in first })
    for (index, lesson) in lessons.enumerated() {
      guard let id = lesson.lesson?.id else { continue }
      for (required, place) in lesson.requires {
        let message: String
        if !ids.contains(required) {
          let near = suggestion(for: required.rawValue, among: ids.map(\.rawValue))
          message =
            Words.CourseFiles.noLesson(required.rawValue)
            + (near.map(Words.didYouMean) ?? "")
        } else if let circle = circle(from: required, backTo: id, requires) {
          message = Words.CourseFiles.requireEachOther(([id] + circle).map(\.rawValue))
        } else if !lessons[..<index].contains(where: { $0.lesson?.id == required }) {
          message =
            Words.CourseFiles.comesLater(required.rawValue, in: courseFileName)
        } else {
          continue
        }
        reading.diagnostics.append(
          Diagnostic(message, at: place, length: max(1, required.rawValue.utf8.count)))
      }
    }
  }

  /// Returns the way from a lesson along its prerequisites back to another, if there is one.
  private func circle(
    from start: LessonID, backTo goal: LessonID, _ requires: [LessonID: [LessonID]]
  ) -> [LessonID]? {
    var seen: Set<LessonID> = []
    func walk(_ id: LessonID) -> [LessonID]? {
      if id == goal { return [id] }
      guard seen.insert(id).inserted else { return nil }
      for next in requires[id] ?? [] {
        if let rest = walk(next) { return [id] + rest }
      }
      return nil
    }
    return walk(start)
  }
}

extension SourceFile {
  /// The last part of its name.
  var baseName: String { String(name.split(separator: "/").last ?? "") }
  /// What stands before it, with the last slash.
  var folder: String { String(name.dropLast(baseName.count)) }
}

private func isUUID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
    && text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || $0 == 0x2D
    }
}
