import Curriculum
import Diagnostics

/// Reads the course file and, through it, the lessons and the ledger of claims.
struct CourseParser {
  private let files: [SourceFile]
  private let unread: Set<String>
  private var reading = CourseReading()
  private var findings: [LocatedFinding] = []
  private var ledger: ClaimLedger?
  private var names: OwnNames

  private static let keys =
    ["course", "uuid", "title", "uses", "lessons", formerlyKey] + metadataKeys

  private init(_ files: [SourceFile], unread: Set<String>) {
    self.files = files
    self.unread = unread
    names = OwnNames(of: CourseID(rawValue: ""), topics: [])
  }

  /// Reads a course; files of the names `unread` are in its folder and could not be read. Returns those of them
  /// that the course needs.
  static func read(
    _ files: [SourceFile], unread: Set<String> = []
  ) -> (reading: CourseReading, missed: Set<String>) {
    var parser = CourseParser(files, unread: unread)
    parser.read()
    let missed = parser.findings.compactMap { parser.unreadFile($0.finding) }
    var findings = parser.findings.filter { parser.unreadFile($0.finding) == nil }
    findings.keepFirst()
    parser.reading.diagnostics = findings.map { Diagnostic($0) }
    return (parser.reading, Set(missed))
  }

  /// The id that a course file gives; nil when it gives none.
  static func id(of file: SourceFile) -> CourseID? {
    guard SourceText.hygiene(file).isEmpty else { return nil }
    let text = SourceText(file)
    guard case .mapping(let pairs) = readYAML(text.lines, of: text, firstLine: 1).0?.content,
      let id = pairs.first(where: { $0.key.scalar == "course" })?.value.scalar
    else { return nil }
    return CourseID(rawValue: id)
  }

  /// The file that a finding takes for missing, where it could not be read; the list of files is right.
  private func unreadFile(_ finding: any ContentFinding) -> String? {
    let name: String? =
      switch finding {
      case NamedFileFinding.isMissing(let name, _, near: _): name
      case FileFinding.noCourse: courseFileName
      default: nil
      }
    return name.flatMap { unread.contains($0) ? $0 : nil }
  }

  private mutating func read() {
    guard let file = files.first(where: { $0.baseName == courseFileName }) else {
      let name = files.first.map { $0.folder + courseFileName } ?? courseFileName
      findings.append(
        LocatedFinding(FileFinding.noCourse, at: SourceLocation(file: name, line: 1, column: 1)))
      return
    }
    findings += SourceText.hygiene(file)
    guard findings.isEmpty else { return }
    let text = SourceText(file)
    let (node, problems) = readYAML(text.lines, of: text, firstLine: 1)
    findings += problems
    guard let node else { return }
    var keys = Keys(node, of: .courseFile, known: Self.keys)
    let idNode = keys.required("course", example: "view-controllers")
    if let idNode, !CourseID.isWellFormed(idNode.scalar ?? "") {
      keys.report(FormFinding.noID(idNode.scalar ?? ""), at: idNode)
    }
    let uuid = keys.required("uuid", example: freshUUID())
    if let uuid, !isUUID(uuid.scalar ?? "") {
      keys.report(FormFinding.noUUID(uuid.scalar ?? ""), at: uuid)
    }
    let title = keys.required("title", example: "The life of a view controller")
    let listed = keys.list("lessons", example: "L01-lazy-view.md")
    if listed.isEmpty, !keys.hasFinding(about: "lessons") {
      findings.append(
        LocatedFinding(
          CourseFinding.hasNoLessons, at: keys.node("lessons")?.location ?? keys.location))
    }
    let uses = keys.list("uses", example: "Show.swift")
    let id = CourseID(rawValue: idNode?.scalar ?? "")
    let former = keys.formerIDs()
    for (name, location) in former where name == id {
      findings.append(
        LocatedFinding(FormerNameFinding.isItsOwn(.course, name.rawValue), at: location))
    }
    let about = keys.metadata()
    let requirements = keys.requirements(of: id)
    for (index, place) in requirements.map(\.location).enumerated() {
      reading.locations[.courseRequirement(id, index: index)] = place
    }
    findings += keys.findings
    reading.locations[.course(id)] = idNode?.location
    reading.locations[.courseUUID(id)] = uuid?.location

    let support = readSwift(using: uses)
    reading.helpers = support.everywhere
    readTopics(of: id)
    readMisconceptions(of: id)
    names = OwnNames(
      of: id, topics: reading.topics, misconceptions: reading.misconceptions)
    let lessons = readLessons(listed, of: id, formerly: former.map(\.id), beside: support)
    if idNode != nil, let uuid, let title {
      reading.course = Course(
        id: id, uuid: uuid.scalar ?? "", title: title.scalar ?? "", lessons: lessons,
        ledger: ledger, formerly: former.map(\.id), topics: reading.topics,
        misconceptions: reading.misconceptions, requires: requirements.map(\.requirement),
        about: about)
    }
  }

  // MARK: Topics and misconceptions

  private mutating func readTopics(of course: CourseID) {
    guard let file = files.first(where: { $0.baseName == topicsFileName }) else { return }
    var reader = TopicReader(course: course)
    reader.read(file)
    findings += reader.findings
    reading.locations.merge(reader.locations) { first, _ in first }
    reading.topics = reader.topics
  }

  /// Whether a file lies in the course's folder of misconceptions.
  private func isMisconception(_ file: SourceFile) -> Bool {
    let home = files.first { $0.baseName == courseFileName }?.folder ?? ""
    return file.folder == home + misconceptionsFolderName + "/"
  }

  private mutating func readMisconceptions(of course: CourseID) {
    for file in files.filter(isMisconception) {
      let start = SourceLocation(file: file.name, line: 1, column: 1)
      guard reading.misconceptions.count < CourseBounds.misconceptions else {
        findings.append(
          LocatedFinding(
            MisconceptionFileFinding.tooMany(most: CourseBounds.misconceptions), at: start))
        break
      }
      let problems = SourceText.hygiene(file)
      findings += problems
      guard problems.isEmpty else { continue }
      guard let read = MisconceptionFile(file, of: course) else {
        findings.append(
          LocatedFinding(MisconceptionFileFinding.isNoName(file.baseName), at: start))
        continue
      }
      reading.locations[.misconception(read.id)] = start
      reading.misconceptions.append(read)
    }
  }

  // MARK: Lessons

  private var swiftFiles: [SourceFile] {
    files.filter { $0.baseName.hasSuffix(".swift") && !isMisconception($0) }
  }

  /// Reads the Swift files, and the names of those that all code uses.
  private mutating func readSwift(using names: [YAMLNode]) -> SupportFiles {
    for file in swiftFiles { findings += SourceText.hygiene(file) }
    var support = SupportFiles(
      swiftFiles.map { SupportFile(name: $0.baseName, text: $0.text) })
    for node in names {
      do throws(NamedFileFinding) {
        try support.useEverywhere(node.scalar ?? "")
      } catch {
        findings.append(LocatedFinding(error, at: node))
      }
    }
    return support
  }

  private mutating func readLessons(
    _ listed: [YAMLNode], of course: CourseID, formerly: [CourseID], beside support: SupportFiles
  ) -> [Lesson] {
    let lessons = readFiles(listed, of: course, beside: support).map { read in
      var lesson = read
      lesson.lesson = read.lesson.map(names.complete)
      return lesson
    }
    for lesson in lessons { take(lesson) }
    checkIDs(lessons)
    checkPrerequisites(lessons)
    checkFormerNames(lessons, of: course, formerly: formerly)
    if let file = files.first(where: { $0.baseName == ledgerFileName }) {
      let (read, problems) = LedgerReader.read(file, lessons: lessons)
      ledger = read
      findings += problems
      // What no lesson teaches or asks yet keeps nobody from running what is there.
      reading.leftOvers.formUnion(problems.map(\.location))
    }
    readGuide(of: course, lessons)
    readAssignments(of: course, lessons)
    return lessons.compactMap(\.lesson)
  }

  /// Reads the glossary and the symptoms. A wrong name in them keeps nobody from running what is there.
  private mutating func readGuide(of course: CourseID, _ lessons: [LessonReading]) {
    var reader = GuideReader(lessons: lessons, names: names)
    if let file = files.first(where: { $0.baseName == glossaryFileName }) {
      reader.read(glossary: file)
    }
    if let file = files.first(where: { $0.baseName == symptomsFileName }) {
      reader.read(symptoms: file)
    }
    findings += reader.findings
    reading.leftOvers.formUnion(reader.findings.map(\.location))
    reading.guide = CourseGuide(
      course: course, glossary: reader.glossary, symptoms: reader.symptoms)
    reading.rulesOfGuide = reader.namedRules
  }

  /// Reads the assignments. One with a mistake keeps nobody from running what is there.
  private mutating func readAssignments(of course: CourseID, _ lessons: [LessonReading]) {
    let questions = lessons.compactMap(\.lesson).flatMap(\.questions)
    var reader = AssignmentReader(course: course, questions: questions, names: names)
    for name in namedFiles {
      for file in files.filter({ $0.baseName == name }).dropFirst() {
        findings.append(
          LocatedFinding(
            AssignmentFinding.isReservedName(name),
            at: SourceLocation(file: file.name, line: 1, column: 1)))
      }
    }
    for file in files where file.isAssignment && !namedFiles.contains(file.baseName) {
      reading.assignments.append(
        AssignmentReading(assignment: reader.read(file), text: file.text))
    }
    findings += reader.findings
    reading.leftOvers.formUnion(reader.findings.map(\.location))
  }

  /// Reads the files that the course file lists, and refuses files that it does not list.
  private mutating func readFiles(
    _ listed: [YAMLNode], of course: CourseID, beside support: SupportFiles
  ) -> [LessonReading] {
    var others = files.filter {
      !namedFiles.contains($0.baseName)
        && !$0.baseName.hasSuffix(".swift") && !$0.isAssignment
    }
    var lessons: [LessonReading] = []
    // Each name that is not there is compared with all that are; there are no more files than these.
    for node in listed.prefix(CourseBounds.files) {
      let name = node.scalar ?? ""
      if name.contains("/") || name.contains("\\") || name.hasPrefix(".") {
        findings.append(LocatedFinding(NamedFileFinding.leadsOut(name, .lesson), at: node))
      } else if let index = others.firstIndex(where: { $0.baseName == name }) {
        lessons.append(
          LessonParser.read(others.remove(at: index), course: course, support: support))
      } else {
        let near = suggestion(for: name, among: others.map(\.baseName))
        findings.append(
          LocatedFinding(NamedFileFinding.isMissing(name, .lesson, near: near), at: node))
      }
    }
    for file in others {
      findings.append(
        LocatedFinding(
          CourseFinding.isNotListed(file: file.baseName),
          at: SourceLocation(file: file.name, line: 1, column: 1)))
    }
    return lessons
  }

  private mutating func take(_ lesson: LessonReading) {
    findings += lesson.findings
    reading.questionCount += lesson.questionHeadings.count
    reading.unfinished.formUnion(lesson.unfinished)
    reading.leftOvers.formUnion(lesson.leftOvers)
    reading.ruleless += lesson.ruleless
    reading.locations.merge(lesson.locations) { first, _ in first }
    var names = lesson.names
    for file in swiftFiles { names.addCode([file.text]) }
    reading.namesInProse += names.strangers
  }

  private mutating func checkIDs(_ lessons: [LessonReading]) {
    var lessonIDs: [LessonID: SourceLocation] = [:]
    var questionIDs: [QuestionID: SourceLocation] = [:]
    for reading in lessons {
      if let id = reading.lesson?.id, let place = reading.locations[.lesson(id)] {
        if let first = lessonIDs[id] {
          findings.append(
            LocatedFinding(CourseFinding.isSecondLesson(id.rawValue), at: place, first: first))
        }
        lessonIDs[id] = lessonIDs[id] ?? place
      }
      for (id, place) in reading.questionHeadings {
        if let first = questionIDs[id] {
          findings.append(
            LocatedFinding(CourseFinding.isSecondQuestion(id.name), at: place, first: first))
        }
        questionIDs[id] = questionIDs[id] ?? place
      }
    }
  }

  private mutating func checkFormerNames(
    _ lessons: [LessonReading], of id: CourseID, formerly: [CourseID]
  ) {
    let course = Course(
      id: id, uuid: "", title: "", lessons: lessons.compactMap(\.lesson), formerly: formerly)
    findings += FormerNames(ofLessonsIn: course, at: reading.locations).findings
    findings +=
      FormerNames(
        ofQuestionsIn: course, headings: lessons.flatMap { $0.questionHeadings.map(\.id) },
        at: reading.locations
      ).findings
  }

  // MARK: Prerequisites

  private mutating func checkPrerequisites(_ lessons: [LessonReading]) {
    let ids = lessons.compactMap { $0.lesson?.id }
    let requires = Dictionary(
      lessons.compactMap { lesson in
        lesson.lesson.map { ($0.id, lesson.requires.map(\.id)) }
      }, uniquingKeysWith: { first, _ in first })
    let known = Set(ids)
    let places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    // A circle has a lesson that requires one below it.
    let mayHaveCircles = requires.contains { id, required in
      required.contains { places[$0, default: -1] >= places[id, default: 0] }
    }
    // A search goes through the whole course, and so does a comparison of names.
    var searches = 0
    var earlier: Set<LessonID> = []
    for lesson in lessons {
      guard let id = lesson.lesson?.id else { continue }
      defer { earlier.insert(id) }
      for (required, place) in lesson.requires where mayHaveCircles || !earlier.contains(required) {
        searches += 1
        let isSearched = searches <= CourseBounds.searches
        let finding: CourseFinding
        if !known.contains(required) {
          let near =
            isSearched ? suggestion(for: required.rawValue, among: ids.map(\.rawValue)) : nil
          finding = .hasNoLesson(required.rawValue, near: near)
        } else if isSearched, let circle = circle(from: required, backTo: id, requires) {
          finding = .requireEachOther(([id] + circle).map(\.rawValue))
        } else if !earlier.contains(required) {
          finding = .comesLater(required.rawValue)
        } else {
          continue
        }
        findings.append(
          LocatedFinding(finding, at: place, length: max(1, required.rawValue.utf8.count)))
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
