import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import ReviewLog
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// `vdl search`, `vdl symptoms` and `vdl glossary` on the shipped course.
@Suite struct `Finding things` {
  /// A learner who has no database, since commands that read make none.
  private func vdl(
    _ words: String..., columns: Int = 80, environment: [String: String] = [:]
  ) -> Said {
    CLICommandsTests.vdl(
      words, columns: columns,
      environment: environment.merging(["HOME": Self.home]) { first, _ in first },
      shipped: ProjectFiles.courses.path)
  }

  private static let home = "/nowhere/vdl-tests"

  private func lines(_ said: Said) -> [String] {
    said.output.split(separator: "\n").map(String.init)
  }

  // MARK: Search

  @Test func `finds the rule of a swipe among the first`() {
    let said = vdl("search", "swipe")
    #expect(said.status == 0)
    #expect(said.notices.isEmpty)
    #expect(
      lines(said).contains {
        $0.hasPrefix("vdl rules navigation.swipe-back ") && $0.contains("rule: ")
      })
    // An act has that very name; then come the words of the glossary.
    #expect(lines(said).first?.hasPrefix("vdl help simulator swipe ") == true)
    #expect(lines(said)[1].hasPrefix("vdl glossary "))
    #expect(lines(said).count == 13)
    #expect(lines(said).last?.hasSuffix(" more hits: add --all.") == true)
    let all = vdl("search", "--all", "swipe")
    #expect(lines(all).count > 20)
    #expect(all.output.contains("vdl help simulator cancelSwipeBack "))
  }

  @Test(
    arguments: [
      ("navigation.swipe-back", "vdl rules navigation.swipe-back"),
      ("viewWillAppear", "vdl rules viewWillAppear"),
      ("ViewDidLoad", "vdl rules viewDidLoad"),
      ("sheets", "vdl learn sheets"),
      ("Pushing and popping", "vdl learn navigation"),
      ("alert-hides-presenter", "vdl help misconceptions alert-hides-presenter"),
      ("Simulator.tapBack", "vdl help simulator tapBack"),
      ("safe area", "vdl glossary safe area"),
      ("interactive pop", "vdl glossary swipe back"),
      ("nib-not-found", "vdl symptoms nib-not-found"),
      ("viewWillAppear not called after a sheet", "vdl symptoms will-appear-missing-after-sheet"),
    ])
  func `ranks exact names and titles first`(query: String, command: String) {
    let first = lines(vdl("search", query)).first ?? ""
    #expect(first == command || first.hasPrefix(command + "  "), "\(first)")
  }

  @Test(arguments: [32, 45, 80, 100], ["swipe", "layout pass", "viewWillAppear"])
  func `keeps within the width`(columns: Int, query: String) {
    for line in lines(vdl("search", "--all", query, columns: columns)) {
      #expect(Text.width(of: line) <= columns, "\(line)")
    }
  }

  /// Every command that a search prints opens something.
  @Test func `prints commands that work`() throws {
    let entries = SearchEntry.all(
      liveModel, try readCourses(at: ProjectFiles.courses.path).compactMap(\.course),
      try readGuides(at: ProjectFiles.courses.path))
    #expect(Set(entries.map(\.kind)) == Set(SearchEntry.Kind.allCases))
    let sample = SearchEntry.Kind.allCases.flatMap { kind in
      let all = entries.filter { $0.kind == kind && kind != .lesson && kind != .step }
      return all.enumerated().filter { $0.offset % 80 == 0 }.map(\.element)
    }
    for entry in sample {
      let words = entry.command.split(separator: " ").dropFirst().map(String.init)
      let said = CLICommandsTests.vdl(
        words, environment: ["HOME": Self.home], shipped: ProjectFiles.courses.path)
      #expect(said.status == 0, "\(entry.command): \(said.notices)")
    }
    let lessons = try readCourses(at: ProjectFiles.courses.path).compactMap(\.course)
      .flatMap(\.lessons)
    for entry in entries where entry.kind == .step {
      let words = entry.command.split(separator: " ")
      let lesson = try #require(lessons.first { $0.id.rawValue == words[2] })
      #expect(lesson.steps[try #require(Int(words[4])) - 1] == entry.name)
    }
  }

  @Test func `says which word may have been meant`() {
    #expect(
      vdl("search", "swpie")
        == Said(
          status: 1, output: "",
          notices: "error: found nothing about 'swpie'; did you mean 'swipe'?\n"
            + "'vdl glossary' and 'vdl rules' have lists\n"))
    #expect(
      vdl("search", "\u{1B}[2Jqqqqqqqqqq")
        == Said(
          status: 1, output: "",
          notices: "error: found nothing about '\u{1B}[2Jqqqqqqqqqq'\n"
            + "'vdl glossary' and 'vdl rules' have lists\n"))
  }

  @Test func `says when nothing has all of the words`() {
    let said = vdl("search", "swipe", "umbrella")
    #expect(said.status == 0)
    #expect(lines(said).first == "Nothing has all of these words. Closest:")
  }

  @Test(arguments: [["search"], ["search", " "], ["search", "--json", ""]])
  func `needs words`(words: [String]) {
    let said = CLICommandsTests.vdl(words, environment: ["HOME": Self.home])
    #expect(said.status == 64)
    #expect(said.notices == "error: 'vdl search' needs words, as in 'vdl search swipe'\n")
  }

  @Test func `is of bounded length`() {
    let said = vdl("search", String(repeating: "swipe ", count: 100_000))
    #expect(said.status == 0)
    let long = vdl("search", String(repeating: "q", count: 1_000_000))
    #expect(long.status == 1)
    #expect(long.notices.utf8.count < 400)
  }

  @Test func `is one JSON object for programs`() throws {
    let said = vdl("search", "--json", "navigation.swipe-back")
    #expect(said.status == 0)
    let found = try JSONDecoder().decode(Found.self, from: Data(said.output.utf8))
    #expect(found.version == 1)
    #expect(found.query == "navigation.swipe-back")
    #expect(found.words == ["navigation", "swipe", "back"])
    #expect(found.hasAllWords)
    #expect(
      found.hits.first
        == Found.Hit(
          kind: "rule", name: "navigation.swipe-back",
          text: "A swipe from the left edge starts a pop that the user can cancel.",
          command: "vdl rules navigation.swipe-back"))
    let none = vdl("search", "--json", "swpie")
    #expect(none.status == 1)
    let nothing = try JSONDecoder().decode(Found.self, from: Data(none.output.utf8))
    #expect(nothing.hits.isEmpty)
    #expect(nothing.near == ["swipe"])
  }

  private struct Found: Decodable {
    var version: Int
    var query: String
    var words: [String]
    var hasAllWords: Bool
    var hits: [Hit]
    var near: [String]

    struct Hit: Decodable, Equatable {
      var kind: String
      var name: String
      var text: String
      var command: String
    }
  }

  @Test func `makes no database`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for words in [["search", "swipe"], ["symptoms"], ["glossary"]] {
      let said = CLICommandsTests.vdl(
        words, environment: ["HOME": home.path], shipped: ProjectFiles.courses.path)
      #expect(said.status == 0)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  // MARK: Symptoms

  @Test func `a complaint in one's own words leads to its symptom`() {
    let said = vdl("symptoms", "viewWillAppear", "not", "called", "after", "a", "sheet")
    #expect(said.status == 0)
    #expect(vdl("symptoms", "will-appear-missing-after-sheet") == said)
    #expect(
      said.output.hasPrefix("viewWillAppear isn't called after a sheet is closed\nA sheet leaves "))
    #expect(
      said.output.contains(
        "\nRead:\n  vdl learn sheets --step 1\n    The style decides who disappears\n"))
    #expect(
      said.output.contains("\nRules:\n  vdl rules present.sheet-keeps-presenter\n    A sheet "))
    #expect(
      said.output.hasSuffix(
        "\nPractise:\n  vdl quiz --symptom will-appear-missing-after-sheet\n    3 questions\n"))
  }

  @Test(arguments: [32, 45, 80, 100])
  func `symptoms keep within the width`(columns: Int) {
    for words in [["symptoms"], ["symptoms", "outlet"], ["symptoms", "nib-not-found"]] {
      let said = CLICommandsTests.vdl(
        words, columns: columns, environment: ["HOME": Self.home],
        shipped: ProjectFiles.courses.path)
      #expect(said.status == 0)
      for line in lines(said) { #expect(Text.width(of: line) <= columns, "\(line)") }
    }
  }

  @Test func `symptoms are listed with their ids, and for programs with their questions`() throws {
    let said = vdl("symptoms")
    #expect(said.status == 0)
    #expect(said.output.contains("\n    nib-not-found\n"))
    let json = vdl("symptoms", "--json", "nib-not-found")
    #expect(json.status == 0)
    #expect(json.output.contains("\"id\": \"nib-not-found\""))
    #expect(json.output.contains("\"step\": {\"number\": 3, \"heading\": \"A typo in the name\"}"))
    #expect(
      json.output.contains(
        "\"questions\": [\"view-controllers/wrong-name\", \"view-controllers/missing-nib-at-init\", "
          + "\"view-controllers/in-time\"]"))
    let none = vdl("symptoms", "qqqqqqqq")
    #expect(none.status == 1)
    #expect(none.notices.hasPrefix("error: found nothing about 'qqqqqqqq'\n'vdl symptoms' lists"))
  }

  @Test(
    arguments: [
      (
        ["quiz", "--symptom", "nib-not-fund"],
        "error: no symptom is called 'nib-not-fund'; did you mean 'nib-not-found'?\n"
          + "see 'vdl symptoms'\n"
      ),
      (
        ["quiz", "--symptom", "nib-not-found", "--due"],
        "error: options '--symptom' and '--due' can't be combined\n"
      ),
      (
        ["learn", "--step", "2"],
        "error: 'vdl learn --step' needs a lesson, as in 'vdl learn sheets --step 5'\n"
      ),
      (["learn", "sheets", "--step", "99"], "error: the lesson 'sheets' has 9 steps, not 99\n"),
    ])
  func `what can't be practised or read is said`(words: [String], notices: String) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let said = CLICommandsTests.vdl(
      words, environment: ["HOME": home.path], shipped: ProjectFiles.courses.path)
    #expect(said.status == 64)
    #expect(said.notices == notices)
  }

  @Test func `practice asks each question of a symptom, and no other`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let said = CLICommandsTests.vdl(
      ["quiz", "--symptom", "nib-not-found", "--json", "--seed", "1"],
      environment: ["HOME": home.path], shipped: ProjectFiles.courses.path,
      typed: ["dk", "dk", "dk", "dk"], random: { UInt64.random(in: .min ... .max) })
    #expect(said.status == 0, "\(said.notices)")
    let asked = lines(said).filter { $0.hasPrefix("{\"type\": \"question\"") }.compactMap {
      $0.firstMatch(of: /"question": "([^"]+)"/).map { String($0.output.1) }
    }
    #expect(
      asked.sorted() == [
        "view-controllers/in-time", "view-controllers/missing-nib-at-init",
        "view-controllers/wrong-name",
      ])
  }

  @Test func `a lesson is read from a step on`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let said = CLICommandsTests.vdl(
      ["learn", "sheets", "--step", "5"], environment: ["HOME": home.path],
      shipped: ProjectFiles.courses.path)
    #expect(said.status == 0)
    #expect(said.output.contains("\nWhat `dismiss` closes\n"))
    #expect(!said.output.contains("The style decides who disappears"))
    #expect(said.output.contains("\nTo keep\n"))
    // A lesson that wasn't read from its beginning is the next one to read.
    let progress = CLICommandsTests.vdl(
      ["progress", "--json"], environment: ["HOME": home.path],
      shipped: ProjectFiles.courses.path)
    #expect(!progress.output.contains("\"read\": true"))
  }

  // MARK: Glossary

  @Test func `a word is explained, by any of its names`() {
    let said = vdl("glossary", "Interactive", "pop")
    #expect(said.status == 0)
    #expect(
      said.output == """
        swipe back
          The user pulls the top controller away from the left edge and may still change
          their mind.
          also: interactive pop

        More:
          vdl rules navigation.swipe-back
          vdl rules navigation.cancelled-swipe
          vdl learn observers

        """)
    #expect(vdl("glossary", "swipe", "back") == said)
    let cancelled = vdl("glossary", "swipe")
    #expect(
      cancelled.output.contains("\ncancelled swipe\n") || cancelled.output.hasPrefix("cancelled"))
  }

  @Test(arguments: [32, 45, 80])
  func `the glossary keeps within the width`(columns: Int) {
    let said = vdl("glossary", columns: columns)
    #expect(said.status == 0)
    #expect(lines(said).filter { Text.width(of: $0) > columns } == [])
    #expect(said.output.hasPrefix("view controller\n  "))
  }

  @Test func `a word that is not there is said, with one that is near`() {
    #expect(
      vdl("glossary", "sheeet")
        == Said(
          status: 1, output: "",
          notices: "error: found nothing about 'sheeet'; did you mean 'sheet'?\n"
            + "'vdl search' looks in rules and lessons too\n"))
    let json = vdl("glossary", "--json", "turn")
    #expect(json.output.hasPrefix("{\n  \"version\": 1,\n  \"terms\": [\n"))
    #expect(json.output.contains("\"term\": \"turn\""))
  }
}
