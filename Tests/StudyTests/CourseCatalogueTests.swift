import ContentImport
import Curriculum
import Diagnostics
import Foundation
import Storage
import Study
import Testing

@Suite struct `The catalogue of courses` {
  private let desk: Desk
  private let content: URL

  init() throws {
    desk = try Desk()
    content = desk.folder.appending(path: "content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: false)
  }

  /// Puts a course into the content folder.
  private func addCourse(_ name: String = "kinds", _ edit: (String) -> String = { $0 }) throws {
    let source = URL(filePath: #filePath).appending(path: "../../ContentImportTests/Fixtures/kinds")
    let folder = content.appending(path: name)
    try FileManager.default.copyItem(at: source.standardized, to: folder)
    let file = folder.appending(path: "course.yaml")
    try edit(String(contentsOf: file, encoding: .utf8))
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private struct Found: Equatable {
    var courses: [String] = []
    var notices: [StudyNotice] = []
  }

  private func courses(isAlone: Bool = false) throws(CatalogueError) -> Found {
    let store: Store
    do { store = try desk.openStore() } catch { preconditionFailure("\(error)") }
    var found = Found()
    found.courses = try CourseCatalogue(store: store, programVersion: "test")
      .courses(in: content.path, isAlone: isAlone, asOutlines: true) { found.notices.append($0) }
      .map(\.id.rawValue)
    return found
  }

  /// Names the error that keeps courses from being taught.
  private func check(isAlone: Bool = false, fails expected: (CatalogueError) -> Bool) {
    do {
      let found = try courses(isAlone: isAlone)
      Issue.record("\(found)")
    } catch {
      #expect(expected(error), "\(error)")
    }
  }

  @Test func `takes a course in, and teaches it`() throws {
    try addCourse()
    #expect(try courses() == Found(courses: ["kinds"]))
    #expect(try courses(isAlone: true) == Found(courses: ["kinds"]))
  }

  @Test func `gives rules their names of today when it takes a course in`() throws {
    try addCourse()
    #expect(try courses() == Found(courses: ["kinds"]))
    let store = try desk.openStore()
    let old = try #require(try store.course(CourseID(rawValue: "kinds"))?.lessons[0].questions[0])
    let new = RuleID(rawValue: "a.new-name")
    _ = try CourseCatalogue(
      store: store, programVersion: "next", formerRules: { [new: [old.rules[0]]] }
    ).courses(in: content.path, isAlone: true, asOutlines: false) { _ in }
    let course = try #require(try store.course(CourseID(rawValue: "kinds")))
    #expect(course.lessons[0].questions[0].rules[0] == new)
  }

  @Test func `names a course by its files and the program`() throws {
    try addCourse()
    let folder = content.appending(path: "kinds").path
    let first = try CourseCatalogue.fingerprint(of: folder, programVersion: "1")
    #expect(try CourseCatalogue.fingerprint(of: folder, programVersion: "1") == first)
    #expect(try CourseCatalogue.fingerprint(of: folder, programVersion: "2") != first)
    try "more".write(toFile: folder + "/README.md", atomically: true, encoding: .utf8)
    #expect(try CourseCatalogue.fingerprint(of: folder, programVersion: "1") == first)
    try "more".write(toFile: folder + "/More.md", atomically: true, encoding: .utf8)
    #expect(try CourseCatalogue.fingerprint(of: folder, programVersion: "1") != first)
  }

  @Test func `says why there is no course`() throws {
    check { if case .noCourse = $0 { true } else { false } }
    try FileManager.default.removeItem(at: content)
    check { if case .unreadableContent(let why) = $0 { why.reason == .noFolder } else { false } }
    try "no course".write(to: content, atomically: true, encoding: .utf8)
    check { if case .unreadableContent(let why) = $0 { why.reason == .isNoFolder } else { false } }
  }

  @Test func `gives back what is wrong with a course`() throws {
    try addCourse { $0.replacing("K.md", with: "Missing.md") }
    check {
      if case .unsound(_, let diagnostics) = $0 { !diagnostics.isEmpty } else { false }
    }
  }

  @Test func `says which file can't be read`() throws {
    try addCourse()
    try FileManager.default.createDirectory(
      at: content.appending(path: "kinds/folder.md"), withIntermediateDirectories: false)
    check {
      if case .unsound(_, let found) = $0 {
        found.contains { $0.location.file.hasSuffix("folder.md") }
      } else {
        false
      }
    }
  }

  @Test func `waits for no pipe among the files`() throws {
    try addCourse()
    #expect(mkfifo(content.appending(path: "kinds/pipe.md").path, 0o600) == 0)
    check {
      if case .unsound(_, let found) = $0 {
        found.contains { $0.location.file.hasSuffix("pipe.md") }
      } else {
        false
      }
    }
  }

  @Test func `does without a course whose id another course in the store has`() throws {
    try addCourse()
    _ = try courses()
    try FileManager.default.removeItem(at: content.appending(path: "kinds"))
    try addCourse { $0.replacing("0b8f5f4e", with: "0b8f5f4f") }
    let found = try courses()
    #expect(found.notices == [.courseNameTaken(CourseID(rawValue: "kinds"))])
    check(isAlone: true) {
      if case .nameTaken(let id, _) = $0 { id.rawValue == "kinds" } else { false }
    }
  }
}
