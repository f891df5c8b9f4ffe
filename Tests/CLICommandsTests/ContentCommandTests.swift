import Foundation
import Testing

@testable import CLICommands

/// The course of the author's guide, as files, with the output of the authors' commands.
@Suite struct `The commands for authors` {
  @Test func `list the questions of a course`() throws {
    let course = try GuideCourse()
    #expect(
      vdl("content", "list", course.path)
        == Said(
          status: 0,
          output: """
            kettles/fill-and-boil  order  iOS 17  view.loads-on-first-access
            kettles/what-is-said  output  iOS 17  view.loads-on-first-access
            kettles/how-often  count  iOS 17  view.loads-on-first-access
            kettles/which-is-full  choice  iOS 17  view.loads-on-first-access
            kettles/true-or-false  truth  iOS 17  view.loads-on-first-access

            """, notices: ""))
    try expectGolden(vdl("content", "list", course.path, "--json").output, "content-list.json")
  }

  @Test func `find nothing in a sound course`() throws {
    let course = try GuideCourse()
    let said = vdl("content", "check", course.path)
    #expect(
      said == Said(status: 0, output: "1 lesson, 5 questions: no findings\n", notices: ""))
  }

  @Test func `say where each finding is`() throws {
    let course = try GuideCourse { text in
      text.replacing("kettle.view }", with: "kettle.veiw }")
        .replacing(
          "check: a.isViewLoaded && b.isViewLoaded", with: "check: a.isViewLoaded || b.isViewLoaded"
        )
        .replacing("claims: [S003-02]\n```", with: "claims: [S003-02]\nios: 17\n```")
        .replacing("false\ntrue", with: "true\ntrue")
    }
    let said = vdl("content", "check", course.path)
    #expect(said.status == 1)
    try expectGolden(course.hidden(said.notices + said.output), "content-check.txt")
    let json = vdl("content", "check", course.path, "--json")
    #expect(json.status == 1)
    try expectGolden(course.hidden(json.output), "content-check.json")
  }

  @Test func `give programs one JSON value, whatever is wrong`() throws {
    let course = try GuideCourse { $0.replacing("kind: truth", with: "kind: thruth") }
    for words in [["check"], ["list"]] {
      let said = vdl("content", words[0], course.path, "--json")
      #expect(said.status == 1)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(said.output.utf8))
      }
    }
    #expect(vdl("content", "check", course.path + "/nowhere", "--json").status == 74)
  }
}
