import Foundation
import Testing

@testable import CLICommands

/// An instructor's own course, taught with those that ship.
@Suite struct `Adding a course` {
  private let shipped: GuideCourse
  private let own: GuideCourse

  init() throws {
    shipped = try GuideCourse {
      $0.replacing("course: kettles", with: "course: lamps").replacing("0b8f5f4e", with: "1c9f5f4e")
        .replacing("lesson: kettle", with: "lesson: lamp")
    }
    own = try GuideCourse()
  }

  @Test func `it is taught before those that ship`() throws {
    check(["content", "add", own.path], "vdl now teaches kettles: 1 lesson, 5 questions\n")
    check(["content", "add"], "kettles  Kettles and controllers  DIR\n")
    check(["content", "list"], has: "lamps/fill-and-boil", lacks: "kettles/")
    for (lesson, course) in [("lamp", "lamps"), ("kettle", "kettles")] {
      check(["quiz", "--json", "--lesson", lesson], has: "\"question\": \"\(course)/")
    }
    check(["learn", "kettle"], has: "A kettle is filled when it is used")
    check(["progress"], has: "1  kettle  A kettle is filled")
  }

  @Test func `its folder may break or go`() throws {
    check(["content", "add", own.path])
    try "no: course".write(
      to: own.folder.appending(path: "course.yaml"), atomically: true, encoding: .utf8)
    check(["quiz", "--json", "--lesson", "kettle"], has: "kettles/")
    try FileManager.default.removeItem(at: own.folder)
    check(["quiz", "--json", "--lesson", "kettle"], has: "kettles/")
    check(["progress"], has: "kettle")
  }

  @Test func `adding it again updates it`() throws {
    check(["content", "add", own.path])
    try own.edit { $0.replacing("Making a controller calls", with: "A new controller calls") }
    check(["learn", "kettle"])
    check(
      ["content", "add", own.path],
      "vdl now teaches kettles: 1 lesson, 5 questions; 1 reworded, 4 unchanged\n")
  }

  @Test func `a course with a finding is not taken in, nor is its update`() throws {
    check(["content", "add", own.path])
    try own.edit { $0.replacing("kettle.view }", with: "kettle.veiw }") }
    let said = vdl(["content", "add", own.path])
    #expect(said.status == 1)
    #expect(said.output == "vdl added nothing: fix the errors, and add the course again\n")
    #expect(own.hidden(said.notices).hasPrefix("DIR/L01-kettle.md:103:29: error: "))
    check(["quiz", "--json", "--lesson", "kettle", "--seed", "3"], has: "kettles/")
  }

  @Test func `what is removed is not taught, keeps its history and may come back`() throws {
    check(["content", "add", own.path])
    check(["quiz", "--count", "1", "--lesson", "kettle"], typed: ["1", "b", "true", "", "abc"])
    let before = vdl(["export", "--format", "csv"]).output
    #expect(before.contains("kettles/"))
    check(["content", "add", "--remove", "kettles"], has: "vdl no longer teaches kettles")
    check(["content", "add"], "")
    check(["progress"], lacks: "1  kettle")
    #expect(vdl(["quiz", "--json", "--lesson", "kettle"]).status == 64)
    #expect(vdl(["export", "--format", "csv"]).output == before)
    check(["content", "add", own.path], has: "5 unchanged")
    check(["progress"], has: "kettle")
  }

  @Test func `mistakes are told`() throws {
    #expect(vdl(["content", "add", "--remove", "lamps"]).status == 74)
    #expect(vdl(["content", "add", own.path, "--remove", "kettles"]).status == 64)
    #expect(vdl(["content", "add", own.path + "/nowhere"]).status == 74)
    let taken = vdl(["content", "add", shipped.path])
    #expect(taken.status == 1)
    #expect(
      taken.notices.hasSuffix(
        "course.yaml:1:9: error: a course that ships with vdl has the id 'lamps'; give yours its own\n"
      ))
    check(["content", "add", own.path])
    let unknown = vdl(["content", "add", "--remove", "lamps"])
    #expect(unknown.status == 64)
    #expect(
      unknown.notices
        == "error: no added course is called 'lamps'\nsee 'vdl content add'\n")
    try own.edit("course.yaml") { $0.replacing("0b8f5f4e", with: "2d0a6a5f") }
    let other = vdl(["content", "add", own.path])
    #expect(other.status == 1)
    #expect(
      other.notices.hasSuffix(
        "course.yaml:1:9: error: vdl has, or had, another course 'kettles', whose uuid is"
          + " 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10, and keeps its history; give this one an id of its own\n"
      ))
  }

  @Test func `a shipped course whose id is taken is left out, until the other gets its own`() throws
  {
    // The same situation as when a later vdl ships a course of that id.
    check(["content", "add", own.path])
    try shipped.edit("course.yaml") {
      $0.replacing("course: lamps", with: "course: kettles")
    }
    let said = vdl(["progress"])
    #expect(said.status == 0)
    #expect(said.output.contains("1  kettle  A kettle is filled"))
    #expect(
      said.notices
        == "warning: vdl doesn't teach its own course 'kettles', since your course has the same id;"
        + " give yours another id and add it again\n")
    let alone = vdl(["progress", "--content", shipped.path])
    #expect(alone.status == 74)
    #expect(alone.notices.contains("the database already has another course 'kettles'"))
    try own.edit("course.yaml") { $0.replacing("course: kettles", with: "course: my-kettles") }
    let copy = vdl(["content", "add", own.path])
    #expect(copy.status == 1)
    #expect(
      copy.notices.contains("course.yaml:2:7: error: the course 'kettles' has this uuid already"))
    #expect(copy.notices.contains("write 'formerly: [kettles]'"))
    try own.edit("course.yaml") { $0 + "formerly: [kettles]\n" }
    check(["content", "add", own.path], has: "vdl now teaches my-kettles")
    let after = vdl(["progress"])
    #expect(after.notices == "")
    #expect(after.output.contains("2  lamp") && after.output.contains("1  kettle"))
  }

  // MARK: -

  private func vdl(_ words: [String], typed: [String] = []) -> Said {
    CLICommandsTests.vdl(
      words + ["--database", shipped.path + ".sqlite"], shipped: shipped.path, typed: typed,
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }

  private func check(
    _ words: [String], _ output: String? = nil, has part: String? = nil, lacks other: String? = nil,
    typed: [String] = [], at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = vdl(words, typed: typed)
    #expect(said.status == 0, "\(said.notices)", sourceLocation: place)
    let shown = own.hidden(said.output)
    if let output { #expect(shown == output, sourceLocation: place) }
    if let part { #expect(shown.contains(part), "\(shown)", sourceLocation: place) }
    if let other { #expect(!shown.contains(other), "\(shown)", sourceLocation: place) }
  }
}
