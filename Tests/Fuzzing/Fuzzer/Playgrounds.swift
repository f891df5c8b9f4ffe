import Foundation
import Playground
import ProjectFiles
import Scenarios
import SeededNumbers

/// Lines to the playground: entries and commands, each on a line or, between lines of `"""`, on several.
///
/// The text must stay what the answers say, and the whole command must come to its end.
struct Playgrounds: InputKind {
  static let name = "play"
  static let patience = 30.0

  private let room: CommandRoom
  private let lines: [[UInt8]]
  private let limits = Limits(steps: 100_000, depth: 200, memory: 16 << 20, output: 1 << 14)
  /// More entries make an attempt long, and find no more.
  private let mostEntries = 12

  init() throws {
    room = try CommandRoom()
    let folders = ["Sources/Examples", "Sources/LanguageGuide"]
    lines = try folders.flatMap { ProjectFiles.files(in: $0, endingIn: ".swift") }
      .map(ProjectFiles.text).flatMap { $0.split(separator: "\n") }.map { Array($0.utf8) }
  }

  func attempt(_ input: [UInt8]) {
    room.begin()
    let text = String(decoding: input, as: UTF8.self)
    if hash(of: input) % 8 == 0 {
      let typed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let words = ["play"] + (hash(of: input) % 16 == 0 ? ["--json"] : [])
      let ending = room.run(words, typing: Array(typed.prefix(40)))
      must(ending.status == 0, "status \(ending.status): \(ending.notices)")
      return
    }
    var playground = Playground()
    for entry in Self.entries(in: text).prefix(mostEntries) {
      if entry.first == ":" { obey(entry, &playground) } else { enter(entry, &playground) }
      let program = playground.program
      let again = ProgramText(of: program.text)
      must(again == program, "the text isn't what it was read from")
      must(again.parts == program.parts, "the text has other parts than were kept")
    }
    guard let run = playground.run else { return }
    let again = self.run(playground.scenario)
    must(again?.output == run.output, "the saved program prints something else")
    must(again?.events == run.events, "the saved program calls something else")
  }

  private func run(_ scenario: Scenario) -> Run? {
    let run = room.engine.run(scenario, limits: limits)
    refuseInternalError(run)
    return run
  }

  private func enter(_ entry: String, _ playground: inout Playground) {
    let before = playground.program.text
    if playground.isIncomplete(entry) { return }
    guard let answer = playground.apply(playground.edit(by: entry), run) else { return }
    let after = playground.program.text
    guard answer.status == .accepted else {
      must(after == before, "an entry that isn't kept changes the text")
      return
    }
    must(after == answer.program.text, "another program ran than is kept")
    guard after != before else { return }
    _ = playground.undo(run)
    must(playground.program.text == before, "undo gives another text")
    _ = playground.redo(run)
    must(playground.program.text == after, "redo gives another text")
  }

  private func obey(_ command: String, _ playground: inout Playground) {
    let words = command.split(separator: " ")
    switch words.first {
    case ":undo": _ = playground.undo(run)
    case ":redo": _ = playground.redo(run)
    case ":fork": playground.fork(as: "a")
    case ":diff": _ = playground.difference(fromFork: "a", run)
    case ":del":
      let before = playground.program
      var program = before
      let removal = program.remove(line: words.last.flatMap { Int($0) } ?? 0)
      if case .removed(_, let lines) = removal {
        must(program.lines.count >= before.lines.count - lines.count, "more went than was said")
      } else {
        must(program == before, "something went although nothing was said")
      }
      _ = playground.replace(with: program, step: command, run)
    default: _ = playground.replace(with: ProgramText(of: command), step: command, run)
    }
  }

  private static func entries(in text: String) -> [String] {
    var entries: [String] = []
    for (index, part) in text.components(separatedBy: "\n\"\"\"\n").enumerated() {
      entries += index % 2 == 0 ? part.split(separator: "\n").map(String.init) : [part]
    }
    return entries
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    if Bool.random(using: &random) {
      var text = TextLines(of: input)
      text.change(using: &random) { random in
        Bool.random(using: &random)
          ? Array((Self.commands.randomElement(using: &random) ?? "").utf8)
          : lines.randomElement(using: &random) ?? []
      }
      return text.bytes
    }
    var text = TextPieces(of: input)
    text.change(SwiftSources.words + Self.signs, using: &random)
    return text.bytes
  }

  /// The examples of the rules, in the parts that somebody would type.
  func seeds() throws -> [[UInt8]] {
    var random = SeededNumbers(seed: 1)
    return RuleExample.all.map { example in
      let parts = ProgramText(of: example.scenario.text).parts
      let entries = parts.flatMap { part -> [String] in
        let entry = part.contains("\n") ? "\"\"\"\n\(part)\n\"\"\"" : part
        let isLast = Int.random(in: 0..<3, using: &random) > 0
        return isLast ? [entry] : [entry, Self.commands.randomElement(using: &random) ?? ""]
      }
      return Array(("let a = 1\n" + entries.joined(separator: "\n") + "\n").utf8)
    }
  }

  private static let commands: [String] =
    [
      ":undo", ":redo", ":undo", ":list", ":reset", ":fork a", ":diff a", ":ios 12", ":ios 3",
      ":believe nothing", ":settle off", ":settle on", ":why 1", ":trace", ":vars", ":type a",
      ":help", ":load", ":save", ":edit", ":quit", ":", ":t", "",
    ] + (0..<30).map { ":del \($0)" }

  private static let signs: [String] =
    commands.map { $0 + "\n" } + [
      "else { print(2) }", "else {", "catch { }", ".description", "// c\n", "/* c */", "/*", "*/",
      "\"\"\"\n", "\r\n", "\t", "extension A { ", "extension UIViewController { ",
      "override func viewDidLoad() { super.viewDidLoad() }\n", "let a = 2\n", "; ",
      "Simulator.settle()\n", "import UIKit\n", "DispatchQueue.main.async { print(1) }\n", "a\n",
      "trace", "scenario",
    ]
}
