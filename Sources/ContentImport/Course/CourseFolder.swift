import Curriculum
import Diagnostics
import Foundation
import Words

/// Why content could not be read at all; the world failed, not the author.
public struct ContentUnreadable: Error, Hashable, Sendable {
  public var path: String
  /// In words: "no such folder".
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Reads the courses at a path: a course's folder, or a folder that holds courses' folders.
public func readCourses(at path: String) throws(ContentUnreadable) -> [CourseReading] {
  let entries = try names(in: path)
  if entries.contains(courseFileName) { return [try readCourse(folder: path)] }
  var courses: [CourseReading] = []
  for name in entries where !name.hasPrefix(".") && isFolder(path + "/" + name) {
    courses.append(try readCourse(folder: path + "/" + name))
  }
  guard !courses.isEmpty else {
    return [
      CourseReading(diagnostics: [
        Diagnostic(
          Words.CourseFiles.noCourse(file: courseFileName),
          at: SourceLocation(file: path, line: 1, column: 1))
      ])
    ]
  }
  refuseSecondCourses(&courses)
  return courses
}

/// Reads the course in a folder.
public func readCourse(folder path: String) throws(ContentUnreadable) -> CourseReading {
  var files: [SourceFile] = []
  var problems: [Diagnostic] = []
  let home = URL(filePath: path).resolvingSymlinksInPath().path
  for name in try names(in: path) where !name.hasPrefix(".") && name != "README.md" {
    let file = path + "/" + name
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard URL(filePath: file).resolvingSymlinksInPath().path.hasPrefix(home + "/") else {
      problems.append(
        Diagnostic(Words.CourseFiles.linkLeadsOut, at: start))
      continue
    }
    if isFolder(file) {
      problems.append(Diagnostic(Words.CourseFiles.isAFolder, at: start))
    } else if [courseFileName, ledgerFileName].contains(name) || name.hasSuffix(".md")
      || name.hasSuffix(".swift")
    {
      switch read(file) {
      case .success(let source): files.append(source)
      case .failure(let diagnostic): problems.append(diagnostic)
      }
    } else {
      problems.append(
        Diagnostic(
          Words.CourseFiles.isNoCourseFile(courseFile: courseFileName),
          at: start))
    }
  }
  if files.isEmpty, problems.isEmpty {
    problems.append(
      Diagnostic(
        Words.CourseFiles.noCourse(file: courseFileName),
        at: SourceLocation(file: path, line: 1, column: 1)))
  }
  var reading = files.isEmpty ? CourseReading() : readCourse(files)
  // A file that could not be read is not missing: the list in the course file is right.
  let unread = problems.map { ($0.location.file as NSString).lastPathComponent }
  reading.diagnostics.removeAll { diagnostic in
    unread.contains { diagnostic.message.hasPrefix(Words.CourseFiles.noFile($0)) }
      || unread.contains(courseFileName)
        && diagnostic.message == Words.CourseFiles.noCourse(file: courseFileName)
  }
  reading.diagnostics = problems + reading.diagnostics
  return reading
}

private func names(in path: String) throws(ContentUnreadable) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  } catch {
    let exists = FileManager.default.fileExists(atPath: path)
    let reason =
      !exists
      ? Words.Files.noFolder
      : isFolder(path) ? Words.CourseFiles.cannotBeRead : Words.CourseFiles.isNoFolder
    throw ContentUnreadable(path: path, reason: reason)
  }
}

private func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && isDirectory.boolValue
}

/// Reads one file, whose size is looked at before its bytes are.
private func read(_ path: String) -> Result<SourceFile, Diagnostic> {
  let start = SourceLocation(file: path, line: 1, column: 1)
  guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)),
    let size = attributes[.size] as? Int
  else { return .failure(Diagnostic(Words.CourseFiles.fileCannotBeRead, at: start)) }
  guard attributes[.type] as? FileAttributeType == .typeRegular else {
    return .failure(Diagnostic(Words.CourseFiles.isNoPlainFile, at: start))
  }
  guard size <= SourceText.sizeLimit else {
    return .failure(SourceText.tooLarge(size, at: start))
  }
  guard let data = FileManager.default.contents(atPath: path) else {
    return .failure(Diagnostic(Words.CourseFiles.fileCannotBeRead, at: start))
  }
  let bytes = Array(data)
  guard let text = String(validating: bytes, as: UTF8.self) else {
    let place = firstInvalid(bytes)
    return .failure(
      Diagnostic(
        Words.CourseFiles.isNotUTF8,
        at: SourceLocation(file: path, line: place.line, column: place.column)))
  }
  return .success(SourceFile(name: path, text: text))
}

private func resolved(_ path: String) -> String {
  URL(filePath: path).resolvingSymlinksInPath().path
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

/// A course is found again by its id and its UUID; two must not share either.
private func refuseSecondCourses(_ courses: inout [CourseReading]) {
  var seen: [String: SourceLocation] = [:]
  for index in courses.indices {
    guard let course = courses[index].course,
      let place = courses[index].locations[.course(course.id)]
    else { continue }
    for (what, key) in [("id", course.id.rawValue), ("uuid", course.uuid)] {
      if let first = seen[what + key] {
        courses[index].diagnostics.append(
          Diagnostic(
            Words.CourseFiles.secondCourse(what, key), at: place,
            notes: [.init(Words.CourseFiles.firstIsHere, at: first)]))
      }
      seen[what + key] = place
    }
  }
}
