import ContentImport
import Curriculum
import Diagnostics
import Testing

/// The words of a course about itself, and its requirements.
@Suite struct MetadataTests {
  private func course(_ id: String, _ more: String, lesson: String = "first") -> CourseReading {
    let uuid = "00000000-0000-4000-8000-\(String(repeating: "0", count: 12 - id.utf8.count))"
    let digits = id.utf8.map { String($0 % 10) }.joined()
    return readCourse([
      SourceFile(
        name: "\(id)/course.yaml",
        text: "course: \(id)\nuuid: \(uuid)\(digits)\ntitle: t\n\(more)lessons: [L01.md]\n"),
      SourceFile(
        name: "\(id)/L01.md", text: "---\nlesson: \(lesson)\ntitle: t\naim: x\n---\n\nProse.\n"),
    ])
  }

  @Test func `it is read as it is written`() {
    let read = course(
      "kites",
      "version: 1.10\nauthors: [Ada Lovelace, Bob]\nlicence: CC-BY-4.0\nlanguage: pt-BR\n"
        + "requires: [view-controllers, other/first]\n")
    #expect(read.diagnostics == [])
    #expect(
      read.course?.about
        == CourseMetadata(
          version: "1.10", authors: ["Ada Lovelace", "Bob"], licence: "CC-BY-4.0",
          language: "pt-BR"))
    #expect(read.course?.requires.map(\.description) == ["view-controllers", "other/first"])
  }

  @Test(arguments: [
    ("verson: 1\n", "4:1: error: unknown key 'verson' in the course file; did you mean 'version'?"),
    (
      "license: MIT\n",
      "4:1: error: unknown key 'license' in the course file; did you mean 'licence'?"
    ),
    (
      "version: one two\n",
      "4:10: error: 'one two' isn't a version; use letters, digits, '.', '-' and '+', at most 32, such as"
        + " '1.2'"
    ),
    ("version: [1]\n", "4:10: error: 'version' holds a list; write 'version: 1.2'"),
    (
      "authors: Ada\n",
      "4:10: error: 'authors' holds 'Ada', not a list; write 'authors: [Ada Lovelace]'"
    ),
    (
      "language: English\n",
      "4:11: error: 'English' isn't the tag of a language; write it like 'en' or 'pt-BR'"
    ),
    (
      "requires: [a/b/c]\n",
      "4:12: error: 'a/b/c' isn't a course or a lesson of one; write 'view-controllers' or"
        + " 'view-controllers/sheets'"
    ),
    (
      "requires: [kites/first]\n",
      "4:12: error: the course requires itself; remove 'kites/first', or require a lesson in the lessons' own"
        + " front matter"
    ),
  ])
  func `a mistake has one message`(lines: String, message: String) {
    #expect(
      course("kites", lines).diagnostics.map(\.description) == ["kites/course.yaml:" + message])
  }

  @Test func `what is required must be there`() throws {
    func check(_ requires: String, _ message: String?) throws {
      var readings = [course("kites", "requires: [\(requires)]\n")]
      let other = try #require(course("lamps", "").course)
      readings.checkRequirements { () throws(Never) in [other] }
      #expect(
        readings[0].diagnostics.map(\.description)
          == (message.map { ["kites/course.yaml:4:12: error: " + $0] } ?? []))
    }
    try check("lamps", nil)
    try check("lamps/first", nil)
    try check("lamp", "no course 'lamp' is taught here; did you mean 'lamps'?")
    try check("bridges", "no course 'bridges' is taught here; add that course first")
    try check("lamps/frist", "the course 'lamps' has no lesson 'frist'; did you mean 'first'?")
  }

  @Test func `courses that require each other are a circle`() {
    var readings = [
      course("a", "requires: [b]\n"), course("b", "requires: [c/first]\n"),
      course("c", "requires: [a]\n"), course("d", "requires: [a]\n"),
    ]
    readings.checkRequirements { () throws(Never) in [] }
    #expect(
      readings.map { $0.diagnostics.map(\.message) } == [
        ["the courses require each other: a needs b needs c needs a; remove one of these"],
        ["the courses require each other: b needs c needs a needs b; remove one of these"],
        ["the courses require each other: c needs a needs b needs c; remove one of these"], [],
      ])
  }
}
