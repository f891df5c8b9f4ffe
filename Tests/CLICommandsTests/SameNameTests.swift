import Foundation
import Testing

@testable import CLICommands

/// Two courses whose lessons and questions have the same ids: nothing of one is taken for the other's.
@Suite struct `Two courses with lessons of one name` {
  private let shipped: GuideCourse
  private let own: GuideCourse

  init() throws {
    shipped = try GuideCourse {
      $0.replacing("course: kettles", with: "course: lamps").replacing("0b8f5f4e", with: "1c9f5f4e")
    }
    own = try GuideCourse()
    #expect(vdl(["content", "add", own.path]).status == 0)
  }

  @Test(arguments: [
    ["learn", "kettle"], ["quiz", "--lesson", "kettle"], ["placement", "kettle"],
  ])
  func `a short name is refused with the full ones`(words: [String]) {
    let said = vdl(words)
    #expect(said.status == 64)
    #expect(said.notices.contains("several courses have a lesson 'kettle'"))
    #expect(
      said.notices.contains("lamps/kettle, kettles/kettle")
        || said.notices.contains("kettles/kettle, lamps/kettle"))
  }

  @Test func `a short question is refused with the full ones`() {
    let said = vdl(["quiz", "--question", "fill-and-boil"])
    #expect(said.status == 64)
    #expect(said.notices.contains("lamps/fill-and-boil"))
    #expect(said.notices.contains("kettles/fill-and-boil"))
  }

  @Test func `a session says so too`() {
    let said = vdl([], typed: ["learn kettle", "quiz kettle", "placement kettle", "quit"])
    #expect(said.output.matches(of: /Several courses have a lesson 'kettle'/).count == 3)
  }

  @Test(arguments: ["lamps", "kettles"])
  func `a full name means one of them`(course: String) {
    let other = course == "lamps" ? "kettles" : "lamps"
    let asked = vdl(["quiz", "--json", "--lesson", "\(course)/kettle"]).output
    #expect(asked.contains("\"question\": \"\(course)/") && !asked.contains("\"\(other)/"))
    let read = vdl(["learn", "\(course)/kettle"])
    #expect(read.status == 0 && read.output.contains("quiz --lesson \(course)/kettle"))
    let progress = vdl(["progress"]).output
    #expect(progress.contains("  lamps/kettle  ") && progress.contains("  kettles/kettle  "))
    let lessons = vdl(["export", "--format", "csv", "--table", "lessons"]).output
    #expect(lessons.contains("\(course),kettle,A kettle is filled when it is used,true"))
    #expect(lessons.contains("\(other),kettle,A kettle is filled when it is used,false"))
  }

  @Test func `each is found, and placed by itself`() {
    let found = vdl(["search", "kettle"]).output
    #expect(found.contains("vdl learn lamps/kettle") && found.contains("vdl learn kettles/kettle"))
    let placed = vdl(["placement", "kettles/kettle", "known"]).output
    #expect(placed.contains("kettles/kettle: known, as you said"))
    #expect(!placed.contains("lamps/kettle: known"))
    #expect(placed.contains("vdl learn lamps/kettle"))
  }

  @Test func `the report has both`() throws {
    _ = vdl(["learn", "kettles/kettle"])
    let page = own.path + "-report.html"
    defer { try? FileManager.default.removeItem(atPath: page) }
    #expect(vdl(["report", "-o", page]).status == 0)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.matches(of: /<rect[^>]*class="lesson( read)?"/).count == 2)
    #expect(text.matches(of: /<rect[^>]*class="lesson read"/).count == 1)
  }

  // MARK: -

  private func vdl(_ words: [String], typed: [String] = []) -> Said {
    CLICommandsTests.vdl(
      words + ["--database", shipped.path + ".sqlite"], shipped: shipped.path, typed: typed,
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }
}
