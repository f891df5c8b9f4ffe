import FaultyRecordStore
import Foundation
import ProjectFiles
import ReviewLog
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// Whole sessions as they are read: narrow and wide, with colour and without.
@Suite struct Transcripts {
  @Test(arguments: [40, 100], [false, true])
  func `of a first session`(columns: Int, isColored: Bool) throws {
    try check("session", columns, isColored) { room in
      _ = try room.session(
        "help", "learn", "hlep", "viewDidLoad, loadView, viewWillAppear", "why", "why 2", "why 9",
        "lessons", "viewDidLoad", "viewWillAppear", "", "progress", "quiz 2", "b", "quit")
    }
  }

  @Test(arguments: [40, 100], [false, true])
  func `of a placement`(columns: Int, isColored: Bool) throws {
    try check("placement", columns, isColored) { room in
      _ = try room.session(
        "placement", "loadView viewDidLoad viewWillAppear", "viewDidLoad", "viewWillAppear", "",
        "b",
        .line("placement appearing known"), "placement", "quit")
    }
  }

  @Test(arguments: [40, 100], [false, true])
  func `of a session that was left and taken up again`(columns: Int, isColored: Bool) throws {
    try check("resume", columns, isColored) { room in
      // The first answer is saved, and nobody reads its verdict.
      room.closesOutputWhileTyping = true
      _ = try room.session("viewWillAppear loadView viewDidLoad")
      room.closesOutputWhileTyping = false
      room.isOutputOpen = true
      room.said = ""
      room.time = room.time.advanced(by: .seconds(60))
      _ = try room.session("hint", .endOfFile)
      room.said += "\n"
      _ = try room.session("hint", "skip", "quit")
    }
  }

  /// Runs a session, and compares its output.
  private func check(
    _ name: String, _ columns: Int, _ isColored: Bool,
    sourceLocation: SourceLocation = #_sourceLocation,
    hold: (Classroom) throws -> Void
  ) throws {
    let room = try Classroom()
    room.columns = columns
    room.style = Style(isColored: isColored)
    try hold(room)
    #expect(room.typed.isEmpty, sourceLocation: sourceLocation)
    try expectTranscript(room.said, name, columns, isColored, sourceLocation: sourceLocation)
  }
}

/// Compares a session's output, in lines that fit the width; colour only adds to it.
func expectTranscript(
  _ said: String, _ name: String, _ columns: Int, _ isColored: Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  expectLines(said, sourceLocation: sourceLocation)
  try expectGolden(
    said, "\(name)-\(columns)\(isColored ? "-color" : "").txt", sourceLocation: sourceLocation)
  let plain = said.replacing(colors, with: "")
  let long = plain.split(separator: "\n").filter {
    // The lines that the learner types wrap as the terminal does it.
    !$0.contains("> ") && Text.width(of: $0) > columns
  }
  #expect(long.isEmpty, sourceLocation: sourceLocation)
  guard isColored else { return }
  #expect(plain != said, sourceLocation: sourceLocation)
  // Bars only repeat the numbers beside them.
  let golden = try String(contentsOf: fixture("\(name)-\(columns).txt"), encoding: .utf8)
  #expect(plain.replacing(#/  =+\n/#, with: "\n") == golden, sourceLocation: sourceLocation)
}

/// The escape sequences of colour.
nonisolated(unsafe) private let colors = #/\u{1B}\[[0-9;]*m/#

/// Expects text in lines: nothing that moves a cursor, no boxes, no braille and no blocks.
func expectLines(
  _ text: String, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  // Lines of CSV end so (RFC 4180).
  let lines = text.replacing("\r\n", with: "\n")
  let odd = lines.replacing(colors, with: "").unicodeScalars.filter { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2500...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }
  #expect(
    odd.isEmpty, "\(comment) \(odd.map { String($0.value, radix: 16) })",
    sourceLocation: sourceLocation)
}

@Suite struct `Every command` {
  /// Each with colour, on a course of its own, one after another; a file is `x.swift`.
  @Test func `writes lines, and nothing that a screen reader stumbles over`() throws {
    let course = try GuideCourse()
    let own = ["--content", course.path]
    let database = course.path + ".sqlite"
    let new = course.path.lowercased() + "-new"
    let copy = course.path + ".copy"
    let work = course.path + ".vdlwork"
    let archive = course.path + ".tar.gz"
    let pages = course.path + ".pages"
    defer {
      for path in [new, copy, work, archive, pages] {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    try course.assign(questions: ["true-or-false", "fill-and-boil"])
    let all: [(name: String, words: [String], typed: [String])] = [
      ("", own, ["lessons", "hint", "nothing", "why", "progress", "help", "skip", "quit"]),
      ("placement", own, ["skip", "quit"]), ("learn", ["1"] + own, []),
      ("quiz", ["--count", "2"] + own, ["skip", "skip"]), ("mistakes", own, []),
      ("quiz", ["--assignment", "week1", "--count", "1"] + own, ["dk"]),
      ("hand-in", ["week1", "-o", work] + own, []),
      ("run", ["x.swift"], []), ("trace", ["x.swift"], []), ("trace", ["x.swift", "--orders"], []),
      ("trace", ["x.swift", "--versions"], []), ("play", ["x.swift"], []),
      ("drive", ["x.swift"], []),
      ("source", ["UIViewController.view"], []),
      ("rules", ["viewWillAppear"], []), ("rules", [], []), ("progress", own, []),
      ("export", ["--format", "csv"], []), ("export", ["--format", "json"], []),
      ("report", ["-o", "-"] + own, []), ("settings", [], []), ("learner add", ["Bob"], []),
      ("learner rename", ["Bob", "Eve"], []), ("learner list", [], []),
      ("learner reset", ["Eve", "--yes"], []), ("learner erase", ["Eve", "--yes"], []),
      ("backup", [copy], []), ("restore", [copy], []), ("merge", [copy], []),
      ("doctor", ["--regrade"], []), ("doctor", ["--report"], []), ("completions", ["fish"], []),
      ("content new", ["course", new], []), ("content check", [course.path], []),
      ("content preview", [course.path], []), ("content watch", [course.path], []),
      ("content pack", [course.path, "-o", archive], []),
      ("content list", [course.path], []), ("content add", [course.path], []),
      ("content import", ["x.swift"], []),
      ("content export", ["--format", "gift", course.path], []),
      ("content stats", ["kettles"], []), ("search", ["view"] + own, []),
      ("glossary", own, []), ("symptoms", own, []),
      ("class add", [work] + own, []), ("class list", [], []),
      ("class report", own, []), ("class grades", own, []),
      ("class feedback", ["-o", pages] + own, []), ("class remove", ["Ada"], []),
      ("lrs push", ["https://example.org/xAPI"], []), ("lrs status", [], []),
      ("lrs pull", ["https://example.org/xAPI"] + own, []),
    ]
    let server = FaultyServer()
    #expect(Set(all.map(\.name)) == Set(CommandLineInterface.commands.map(\.name)))
    let code = """
      // ask: order
      // rules: view.loads-on-first-access
      class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
      }
      let window = UIWindow()
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      """
    // Verifying a course takes long, and its findings have the same form.
    var refusing = liveModel
    refusing.repeatedRuns = {
      { Run(ios: $0.ios, device: $0.device, outcome: .refused) }
    }
    for (name, words, typed) in all {
      let model = name.hasPrefix("content") ? refusing : liveModel
      let called = name.split(separator: " ").map(String.init)
      let said = vdl(
        called + words + ["--color", "always", "--database", database, "--learner", "Ada"],
        files: ["x.swift": Array(code.utf8)], columns: 60, isTerminal: true, typed: typed,
        random: { UInt64.random(in: .min ... .max) }, model: { model }, server: server)
      #expect([0, 1, 130].contains(said.status), "\(name) \(words) \(said.notices)")
      #expect(!(said.output + said.notices).isEmpty, "\(name)")
      expectLines(said.output + said.notices, "\(name) \(words)")
      expectLines(vdl("help", name.isEmpty ? "quiz" : name).output)
    }
  }

  /// Each of the thirteen kinds has few questions, and another kind comes before a question comes again.
  @Test(arguments: [1, 2])
  func `repeats no question for the sake of few kinds`(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: folder.path + suffix)
      }
    }
    let said = vdl(
      [
        "quiz", "--json", "--content", ProjectFiles.kinds.path, "--database", folder.path,
        "--count", "12", "--seed", "\(seed)",
      ], typed: Array(repeating: "skip", count: 12), random: { UInt64.random(in: .min ... .max) })
    let kinds = said.output.matches(of: #/"kind": "(\w+)"/#).map { String($0.output.1) }
    let questions = said.output.matches(of: #/"question": "([^"]+)"/#).map { String($0.output.1) }
    #expect(kinds.count == 12)
    #expect(Set(questions).count == 12)
    #expect(Set(kinds).count > 3)
  }
}
