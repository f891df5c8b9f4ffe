public import Curriculum
public import Diagnostics
import Glibc
import HostSystem

/// The name of the file that makes a folder a course.
public let courseFileName = "course.yaml"

/// The files that are known by their names, in any course.
let namedFiles = [
  courseFileName, ledgerFileName, glossaryFileName, symptomsFileName, topicsFileName,
]

/// Reads a course from its files: `course.yaml` and the lessons that it lists.
///
///     let reading = readCourse([
///       SourceFile(name: "course.yaml", text: …), SourceFile(name: "L01.md", text: …),
///     ])
///
/// A file is known by the last part of its name; messages give the name whole.
public func readCourse(_ files: [SourceFile]) -> CourseReading {
  CourseParser.read(files).reading
}

/// Reads the courses at a path: a course's folder, or a folder that holds courses' folders. A folder without a
/// course file is read too, so that its author hears that it lacks one, unless others are passed over.
public func readCourses(
  at path: String, passingOverOthers: Bool = false
) throws(ContentUnreadable) -> [CourseReading] {
  let folders = passingOverOthers ? try courseFolders(at: path) : try possibleCourses(at: path)
  guard !folders.isEmpty else {
    return [CourseReading(diagnostics: [Diagnostic(file(path, .noCourse))])]
  }
  var courses: [CourseReading] = []
  for folder in folders { courses.append(try readCourse(folder: folder)) }
  refuseSecondCourses(&courses)
  return courses
}

/// Returns the folder itself when it is a course, else the folders in it that are courses.
public func courseFolders(at path: String) throws(ContentUnreadable) -> [String] {
  var folders: [String] = []
  for folder in try possibleCourses(at: path)
  where try names(in: folder).contains(courseFileName) {
    folders.append(folder)
  }
  return folders
}

/// Returns the folder itself when it is a course, else all folders in it.
private func possibleCourses(at path: String) throws(ContentUnreadable) -> [String] {
  let entries = try names(in: path)
  if entries.contains(courseFileName) { return [path] }
  return entries.filter { !$0.hasPrefix(".") }.map { path + "/" + $0 }.filter(Folder.exists)
}

/// Returns the bytes of the files that a course is taught from, by their names and in their order. A
/// file that `readCourse` refuses has none.
public func bytesOfCourse(
  in folder: String
) throws(ContentUnreadable) -> [(name: String, bytes: [UInt8])] {
  let home = Path.resolved(folder)
  return try namesOfCourse(in: folder)
    .filter { name in
      [courseFileName, topicsFileName].contains(name) || name.hasSuffix(".swift")
        || name.hasSuffix(".md") || name.hasPrefix(assignmentsFolderName + "/")
    }
    .map { name in
      let source = try? read(folder + "/" + name, named: name, within: home).get()
      return (name, Array((source?.text ?? "").utf8))
    }
}

/// Returns all files of a course that others need: those that it is taught from, its ledger and guides, and what
/// tells people about it; and findings for those that can't be read.
public func filesToPack(
  in folder: String
) throws(ContentUnreadable) -> (files: [(name: String, bytes: [UInt8])], findings: [Diagnostic]) {
  let home = Path.resolved(folder)
  let about = try names(in: folder).filter(isAboutCourse)
  var files: [(name: String, bytes: [UInt8])] = []
  var findings: [Diagnostic] = []
  for name in try namesOfCourse(in: folder) + about {
    switch read(folder + "/" + name, named: name, within: home) {
    case .success(let source): files.append((name, Array(source.text.utf8)))
    case .failure(let unreadable) where isStray(name, unreadable): break
    case .failure(let unreadable): findings.append(Diagnostic(unreadable.located))
    }
  }
  return (files, findings)
}

/// Whether a file beside a course tells people about it, as README.md and LICENSE do; vdl doesn't read it.
private func isAboutCourse(_ name: String) -> Bool {
  namesAboutCourses.contains(String(name.prefix { $0 != "." }))
}

/// Names that repositories give to such files, without endings.
private let namesAboutCourses: Set = [
  "README", "LICENSE", "LICENCE", "NOTICE", "AUTHORS", "CHANGELOG", "CONTRIBUTING",
  "CODE_OF_CONDUCT", "SECURITY", "CITATION",
]

/// Whether a file or folder that isn't read has nothing to do with the course, as far as its name tells. A name near
/// to one that vdl knows is that one misspelt.
private func isStray(_ name: String, _ unreadable: Unreadable) -> Bool {
  switch unreadable.located.finding {
  case FileFinding.isNotOfACourse, FileFinding.isFolder, FileFinding.isNoPlainFile:
    !name.contains("/") && !name.hasSuffix(".md") && !name.hasSuffix(".swift")
      && suggestion(for: name, among: namedFiles) == nil
  default: false
  }
}

/// Reads the course in a folder.
public func readCourse(folder path: String) throws(ContentUnreadable) -> CourseReading {
  var files: [SourceFile] = []
  var problems: [(finding: LocatedFinding, stray: String?)] = []
  var unread: Set<String> = []
  let home = Path.resolved(path)
  var size = 0
  for name in try namesOfCourse(in: path) {
    switch read(path + "/" + name, named: name, within: home) {
    case .success(let source):
      files.append(source)
      size += source.text.utf8.count
      if files.count > CourseBounds.files || size > CourseBounds.bytes {
        return CourseReading(diagnostics: [Diagnostic(file(path, .courseIsTooLarge))])
      }
    case .failure(let unreadable):
      problems.append((unreadable.located, isStray(name, unreadable) ? name : nil))
      if problems.count > CourseBounds.files {
        return CourseReading(diagnostics: [Diagnostic(file(path, .courseIsTooLarge))])
      }
      unread.insert(name)
    }
  }
  if files.isEmpty, problems.isEmpty { problems.append((file(path, .noCourse), nil)) }
  var (reading, missed) =
    files.isEmpty ? (CourseReading(), []) : CourseParser.read(files, unread: unread)
  reading.diagnostics =
    problems.map { problem in
      // A course that names the file needs it.
      let isStray = problem.stray.map { !missed.contains($0) } ?? false
      return Diagnostic(problem.finding, severity: isStray ? .remark : .error)
    } + reading.diagnostics
  return reading
}

/// Reads the glossaries and the symptoms of the courses at a path, and nothing else of them.
///
/// Names in them are taken as they are, and an entry that lacks something is left out: `readCourses` says
/// what is wrong with it.
public func readGuides(at path: String) throws(ContentUnreadable) -> [CourseGuide] {
  try partsOfCourses(at: path) { course, _, file in
    let topics = file(topicsFileName).map { TopicReader.topics(in: $0, of: course) } ?? []
    var reader = GuideReader(lessons: nil, names: OwnNames(of: course, topics: topics))
    if let file = file(glossaryFileName) { reader.read(glossary: file) }
    if let file = file(symptomsFileName) { reader.read(symptoms: file) }
    return CourseGuide(
      course: course, glossary: reader.glossary.filter { !$0.meaning.isEmpty },
      symptoms: reader.symptoms.filter {
        ![$0.complaint, $0.answer, $0.lesson.rawValue].contains("")
      })
  }
}

/// Reads what the courses at a path add to UIKit's rules and misconceptions, and nothing else of them.
///
/// Faulty entries are left out: `readCourses` says what is wrong with them.
public func readOwnTopics(
  at path: String
) throws(ContentUnreadable) -> [(topics: [Topic], misconceptions: [MisconceptionFile])] {
  try partsOfCourses(at: path) { course, folder, file in
    let names = try? namesOfCourse(in: folder)
    let misconceptions = (names ?? []).filter { $0.hasPrefix(misconceptionsFolderName + "/") }
      .prefix(CourseBounds.misconceptions).compactMap(file)
    return (
      file(topicsFileName).map { TopicReader.topics(in: $0, of: course) } ?? [],
      misconceptions.compactMap { MisconceptionFile($0, of: course) }
    )
  }
}

/// Reads a part of each course at a path; `part` gets the course, its folder, and a way to read a file of it.
private func partsOfCourses<Part>(
  at path: String, part: (CourseID, String, (String) -> SourceFile?) -> Part
) throws(ContentUnreadable) -> [Part] {
  try courseFolders(at: path).compactMap { folder in
    let home = Path.resolved(folder)
    func file(_ name: String) -> SourceFile? {
      try? read(folder + "/" + name, named: name, within: home).get()
    }
    guard let course = file(courseFileName).flatMap(CourseParser.id(of:)) else { return nil }
    return part(course, folder, file)
  }
}

/// The files of a course's folder, those in its own folders last.
private func namesOfCourse(in path: String) throws(ContentUnreadable) -> [String] {
  func isOfCourse(_ name: String) -> Bool { !name.hasPrefix(".") && !isAboutCourse(name) }
  var all = try names(in: path).filter(isOfCourse)
  for inner in [assignmentsFolderName, misconceptionsFolderName] {
    let folder = path + "/" + inner
    guard let place = all.firstIndex(of: inner), Folder.exists(folder) else { continue }
    all.remove(at: place)
    all += try names(in: folder).filter(isOfCourse).map { inner + "/" + $0 }
  }
  return all
}

private func names(in path: String) throws(ContentUnreadable) -> [String] {
  if let names = Folder.names(in: path) { return names.sorted() }
  let exists = access(path, F_OK) == 0
  throw ContentUnreadable(
    path: path, reason: !exists ? .noFolder : Folder.exists(path) ? .cannotBeRead : .isNoFolder)
}

// MARK: Files

private struct Unreadable: Error {
  var located: LocatedFinding
}

/// A finding about a file or folder as a whole.
private func file(_ path: String, _ finding: FileFinding) -> LocatedFinding {
  LocatedFinding(finding, at: SourceLocation(file: path, line: 1, column: 1))
}

/// Reads one file of a course's folder, whose size is looked at before its bytes are.
private func read(
  _ path: String, named name: String, within home: String
) -> Result<SourceFile, Unreadable> {
  func refuse(_ finding: FileFinding) -> Result<SourceFile, Unreadable> {
    .failure(Unreadable(located: file(path, finding)))
  }
  let resolved = Path.resolved(path)
  guard resolved.hasPrefix(home + "/") else { return refuse(.linkLeadsOut) }
  guard !Folder.exists(path) else { return refuse(.isFolder) }
  let isOfACourse =
    namedFiles.contains(name) || isAboutCourse(name)
    || name.hasSuffix(".md") || name.hasSuffix(".swift")
    || name.hasPrefix(assignmentsFolderName + "/") && name.hasSuffix(".yaml")
  guard isOfACourse else {
    return refuse(.isNotOfACourse(near: suggestion(for: name, among: namedFiles)))
  }
  let bytes: [UInt8]
  switch PlainFile.read(resolved, limit: SourceText.sizeLimit) {
  case .bytes(let read): bytes = read
  case .isTooLarge(let size): return refuse(.isTooLarge(bytes: size))
  case .isNoPlainFile: return refuse(.isNoPlainFile)
  case .cannotBeRead: return refuse(.cannotBeRead)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    let place = firstInvalid(bytes)
    let location = SourceLocation(file: path, line: place.line, column: place.column)
    return .failure(
      Unreadable(located: LocatedFinding(FileFinding.isNotUTF8, at: location)))
  }
  return .success(SourceFile(name: path, text: text))
}

/// Returns the place of the first byte that belongs to no character.
private func firstInvalid(_ bytes: [UInt8]) -> (line: Int, column: Int) {
  var line = 1
  var column = 1
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue("\n"):
      line += 1
      column = 1
    case .scalarValue(let scalar): column += UTF8.width(scalar)
    case .emptyInput, .error: return (line, column)
    }
  }
}

// MARK: Several courses

/// A course is found again by its id and its UUID; two must not share either.
private func refuseSecondCourses(_ courses: inout [CourseReading]) {
  var seen: [CourseFinding.CourseName: [String: SourceLocation]] = [:]
  for index in courses.indices {
    guard let course = courses[index].course else { continue }
    let names: [(CourseFinding.CourseName, String, ContentPart)] = [
      (.id, course.id.rawValue, .course(course.id)), (.uuid, course.uuid, .courseUUID(course.id)),
    ]
    for (name, value, part) in names {
      guard let place = courses[index].locations[part] else { continue }
      if let first = seen[name]?[value] {
        let finding = CourseFinding.isSecondCourse(name, value)
        courses[index].diagnostics.append(
          Diagnostic(LocatedFinding(finding, at: place, first: first)))
      }
      seen[name, default: [:]][value] = place
    }
  }
}
