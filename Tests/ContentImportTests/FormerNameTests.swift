import ContentImport
import Curriculum
import Diagnostics
import Testing

/// `formerly:` in a course, a lesson and a question.
@Suite struct FormerNameTests {
  private let head = "course: c\nuuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42\ntitle: t\n"

  private func lesson(_ id: String, formerly: String, questions: [String: String] = [:]) -> String {
    "---\nlesson: \(id)\ntitle: t\naim: x\nformerly: \(formerly)\n---\n\nProse.\n"
      + questions.sorted { $0.key < $1.key }.map { id, formerly in
        """

        ## Question: \(id)

        ```ask
        kind: output
        rules: [r]
        formerly: \(formerly)
        ```

        What?

        ```swift
        print(1)
        ```

        """
      }.joined()
  }

  private func read(_ lessons: [String], formerly: String = "[]") -> (Course?, [String]) {
    let files = lessons.enumerated().map { SourceFile(name: "L\($0.offset).md", text: $0.element) }
    let list = files.map(\.name).joined(separator: ", ")
    let reading = readCourse(
      [SourceFile(name: "course.yaml", text: head + "formerly: \(formerly)\nlessons: [\(list)]\n")]
        + files)
    return (reading.course, reading.diagnostics.map(\.description))
  }

  @Test func `names of a course, its lessons and its questions`() throws {
    let (course, findings) = read(
      [
        lesson(
          "new", formerly: "[old, other/older]", questions: ["a": "[x, other/y]", "b": "[x]"]),
        lesson("next", formerly: "[old]"),
      ], formerly: "[k]")
    #expect(findings == [])
    let found = try #require(course)
    #expect(
      found.formerLessons.map { "\($0.name) \($0.heir)" } == [
        "c/old c/new", "k/old c/new", "other/older c/new", "c/old c/next", "k/old c/next",
        "k/new c/new", "k/next c/next",
      ])
    #expect(
      found.formerQuestions.map { "\($0.name.rawValue) \($0.heir.rawValue)" } == [
        "c/x c/a", "k/x c/a", "other/y c/a", "c/x c/b", "k/x c/b", "k/a c/a", "k/b c/b",
      ])
  }

  @Test func `names of the wrong form`() {
    #expect(
      read(
        [lesson("l", formerly: "[Old One, a/b/c, x, x]", questions: ["q": "yes"])],
        formerly: "[a/b]"
      ).1 == [
        "course.yaml:4:12: error: 'a/b' isn't an id; use lower-case letters, digits and hyphens, a"
          + " letter first, for example 'first-read'",
        "L0.md:5:12: error: 'Old One' isn't a former id; write it like 'old-id', or"
          + " 'other-course/old-id' for one of another course",
        "L0.md:5:21: error: 'a/b/c' isn't a former id; write it like 'old-id', or"
          + " 'other-course/old-id' for one of another course",
        "L0.md:5:31: error: 'x' is listed twice; keep one",
        "L0.md:15:11: error: 'formerly' holds 'yes', not a list; write 'formerly: [old-id]'",
      ])
  }

  @Test func `names that are in use`() {
    #expect(
      read(
        [
          lesson("a", formerly: "[b]", questions: ["p": "[q]", "q": "[p]"]),
          lesson("b", formerly: "[]", questions: ["r": "[r, q, k/r, other/q]"]),
        ], formerly: "[k, c]"
      ).1 == [
        "course.yaml:4:15: error: 'c' is the id of this course today; name the ids that it had before",
        "L0.md:5:12: error: the course has a lesson 'b'; a former id is one that nothing has any more",
        "L0.md:15:12: error: the former ids go in a circle: p was q was p; remove one of these",
        "L0.md:29:12: error: the former ids go in a circle: q was p was q; remove one of these",
        "L1.md:15:12: error: 'r' is the id of this question today; name the ids that it had before",
        "L1.md:15:15: error: the course has a question 'q'; a former id is one that nothing has any more",
      ])
  }

  @Test func `a key that is nearly right, and too many names`() {
    check(
      lesson: question("kind: output\nrules: [r]\n1️⃣formally: [x]"),
      finds: ["1️⃣ unknown key 'formally' in the 'ask' block; did you mean 'formerly'?"])
    let many = "[" + (0...100).map { "x\($0)" }.joined(separator: ", ") + "]"
    check(
      lesson: question(
        "kind: output\nrules: [r]\nformerly: \(many)".replacing("[x0", with: "[1️⃣x0")),
      finds: ["1️⃣ more than 100 former ids; leave out those that no learner met"])
  }
}
