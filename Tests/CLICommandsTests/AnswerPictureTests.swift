import Curriculum
import Foundation
import ReviewLog
import Storage
import TerminalUI
import Testing

@testable import CLICommands
@testable import QuizEngine

@Suite struct `The picture of an answer` {
  private func path(_ name: String, in room: Classroom) -> String {
    room.folder.appending(path: name).path
  }

  @Test func `is a page with both orders, the code and the run`() throws {
    let room = try Classroom()
    let file = path("my page.html", in: room)
    #expect(
      try room.session(
        .line("see \(file)"), "viewDidLoad, loadView, viewWillAppear", .line("see \(file)"), "quit")
        == 0)
    #expect(room.said.contains("Answer a question first; then you can see its picture."))
    #expect(room.said.contains("'see' writes a page with the picture."))
    #expect(room.said.replacing("\n", with: " ").contains("Open it in a browser."))
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("<h2 id=\"answer-heading\">Your order and UIKit&#39;s order</h2>"))
    #expect(page.components(separatedBy: "<li class=\"row pair").count == 4)
    #expect(page.components(separatedBy: ">first difference<").count == 2)
    #expect(page.contains(" 1  class A: UIViewController {"))
    // The scenario doesn't override `loadView`, but the question is about it.
    #expect(page.contains("<code>loadView()</code>"))
    #expect(page.contains("Not right, but 50% of it is."))
  }

  @Test func `of a right answer is its run alone`() throws {
    let room = try Classroom()
    let file = path("right.html", in: room)
    _ = try room.session(
      "loadView, viewDidLoad, viewWillAppear", .line("see \(file)"), "quit", count: 1)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!page.contains("answer-heading") && page.contains("lanes-heading"))
    #expect(!room.said.contains("'see' writes"))
  }

  @Test func `is never written over what vdl keeps, and never where a line only looks so`() throws {
    let room = try Classroom()
    let course = room.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    try "course: c\n".write(
      to: course.appending(path: "course.yaml"), atomically: true, encoding: .utf8)
    let store = path("store.sqlite", in: room)
    let link = path("link.html", in: room)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: store)
    let names = [link, course.appending(path: "a.html").path, path("no/a.html", in: room)]
    _ = try room.session(
      "bac", .line("see \(names[0])"), .line("see \(names[1])"), .line("see \(names[2])"),
      .line("see \(store)"), "quit", count: 1)
    #expect(!room.said.contains("Open it in a browser."))
    #expect(room.said.components(separatedBy: "error: ").count == 4)
    #expect(try room.reviews().count == 1, "the store is whole")
    #expect(!FileManager.default.fileExists(atPath: names[1]))
  }

  @Test(arguments: ["see", "see a.html", "see my own page.html"])
  func `is asked for by a command`(line: String) {
    let file = line.count > 3 ? String(line.dropFirst(4)) : nil
    #expect(SessionCommand(line) == .see(file))
  }

  @Test(arguments: ["see you", "see the view", "seen"])
  func `isn't asked for by an answer that begins so`(line: String) {
    #expect(SessionCommand(line) == nil)
  }
}

@Suite struct `An order of several objects` {
  private static func verdict(_ yours: [String], _ real: [String]) -> Verdict {
    let rows = zip(yours, real).map { Verdict.Row(yours: $0, real: $1, isSame: $0 == $1) }
    return Verdict(
      kind: OrderTask.kind, isRight: yours == real, score: 0, answer: yours, right: real,
      orders: [real], comparison: rows, firstDifference: rows.firstIndex { !$0.isSame },
      because: [], missed: [])
  }

  private func shown(_ verdict: Verdict, columns: Int) -> [String] {
    var said = ""
    let console = Console(
      write: { said += $0 }, notify: { _ in }, flush: { true },
      terminal: Terminal(columns: columns, rows: 40), style: .plain)
    Views(console).verdict(verdict, .none)
    return said.split(separator: "\n").map(String.init)
  }

  private let two = verdict(
    ["Page.viewDidLoad", "Album.viewDidLoad", "Page.viewDidAppear (2)"],
    ["Album.viewDidLoad", "Page.viewDidLoad", "Page.viewDidAppear (2)"])

  @Test func `has its lanes beside those of UIKit`() {
    let lines = shown(two, columns: 80)
    #expect(
      Array(lines[1...5]) == [
        "     your order                   UIKit's order",
        "* 1  | o  Page.viewDidLoad        o |  Album.viewDidLoad",
        "  2  o |  Album.viewDidLoad       | o  Page.viewDidLoad",
        "  3  | o  Page.viewDidAppear (2)  | o  Page.viewDidAppear (2)",
        "The first difference is in line 1, marked with *. The lanes are, from the left:",
      ])
    #expect(lines[6] == "Album, Page.")
  }

  @Test func `has both one above the other where there is no room`() {
    let lines = shown(two, columns: 45)
    #expect(
      Array(lines[1...5]) == [
        "* 1  you:   | o  Page.viewDidLoad", "     UIKit: o |  Album.viewDidLoad",
        "  2  you:   o |  Album.viewDidLoad", "     UIKit: | o  Page.viewDidLoad",
        "  3  | o  Page.viewDidAppear (2)",
      ])
  }

  @Test func `has no lanes where they take the room of the names`() {
    let lines = shown(two, columns: 33)
    #expect(lines.contains("* 1  you:   Page.viewDidLoad"))
    #expect(lines.allSatisfy { $0.count <= 33 })
  }

  @Test func `of one object has no lanes`() {
    let one = Self.verdict(["A.viewDidLoad", "A.loadView"], ["A.loadView", "A.viewDidLoad"])
    #expect(shown(one, columns: 80).contains("* 1  A.viewDidLoad  A.loadView"))
  }
}
