import ReviewLog
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `The rules by topic` {
  private let topics = RuleTopic.all(of: liveModel.rules())

  @Test func `have a title for each topic`() {
    #expect(topics.map(\.name).filter { RuleTopic.titles[$0] == nil } == [])
    #expect(Set(RuleTopic.titles.keys).subtracting(topics.map(\.name)) == [])
    #expect(topics.flatMap(\.rules).count == liveModel.rules().count)
  }

  @Test(arguments: [40, 45, 80, 100])
  func `are listed with headings, within the width`(columns: Int) {
    let said = vdl("rules", columns: columns)
    #expect(said.status == 0)
    let lines = said.output.split(separator: "\n")
    #expect(lines.filter { Text.width(of: $0) > columns } == [])
    #expect(lines.first?.hasPrefix("\(liveModel.rules().count) rules by topic; ") == true)
    for rule in liveModel.rules() { #expect(lines.contains(rule.id[...])) }
    if columns > 45 {
      let scenes = liveModel.rules().filter { $0.id.hasPrefix("scene.") }
      let heading = "\n\nscene: Scenes, \(scenes.count) rules\n\n\(scenes.map(\.id).min() ?? "")\n"
      #expect(said.output.contains(heading))
    }
  }

  @Test func `are shown one topic at a time, unless a member has its name`() {
    let said = vdl("rules", "navigation")
    #expect(said.status == 0)
    #expect(said.output.hasPrefix("navigation: Navigation controllers, "))
    #expect(said.output.contains("\nnavigation.swipe-back\n"))
    #expect(!said.output.contains("\ntabs."))
    #expect(vdl("rules", "--topic", "Navigation") == said)
    #expect(vdl("rules", "tabs").output.hasPrefix("tabs\n\nWhen\n"))
    #expect(vdl("rules", "--topic", "tabs").output.hasPrefix("tabs: Tabs, "))
  }

  @Test func `are one JSON object for programs`() {
    let said = vdl("rules", "--json", "--topic", "segue")
    #expect(said.status == 0)
    #expect(said.output.hasPrefix("{\n  \"version\": 1,\n  \"rules\": [\n"))
    #expect(said.output.split(separator: "\n").count { $0.contains("\"id\": ") } == 8)
    #expect(vdl("rules", "--json", "segue") == said)
  }

  @Test(
    arguments: [
      (
        ["rules", "--topic", "navigaton"], Int32(1),
        "error: no topic is called 'navigaton'; did you mean 'navigation'?\n"
          + "'vdl rules' begins with all topics\n"
      ),
      (
        ["rules", "navigaton"], 1,
        "error: no rule is called 'navigaton' or mentions it; did you mean 'navigation'?\n"
      ),
      (
        ["rules", "--topic", "tabs", "view"], 64,
        "error: 'vdl rules --topic' takes no other name than the topic's\n"
      ),
      (
        ["rules", "--code", "--topic", "tabs"], 64,
        "error: options '--code' and '--topic' can't be combined\n"
      ),
    ] as [([String], Int32, String)])
  func `say what was not understood`(words: [String], status: Int32, notices: String) {
    #expect(vdl(words) == Said(status: status, output: "", notices: notices))
  }

  // MARK: At a terminal

  /// Shows all rules to somebody who types these lines and then presses Return; gives the text up to each
  /// prompt.
  private func screens(
    columns: Int, rows: Int, typing typed: [InputLine] = []
  ) -> (screens: [String], status: Int32) {
    var screens = [""]
    var typed = typed[...]
    let console = Console(
      write: { screens[screens.count - 1] += $0 }, notify: { _ in }, flush: { true },
      terminal: Terminal(
        inputIsTerminal: true, outputIsTerminal: true, columns: columns, rows: rows),
      style: .plain)
    var context = Context(
      console: console, environment: [:],
      read: { (path) throws(Failure) in throw .world("no such file", file: path) },
      loadModel: { liveModel },
      now: { Moment(time: UTCTime(milliseconds: 0), zone: .utc) }, random: { 4 })
    context.openLines = { _ in
      Context.Lines(
        reader: LineReader { prompt in
          screens[screens.count - 1] += prompt.text
          screens.append("")
          return typed.popFirst() ?? .line("")
        }, isInteractive: true,
        run: { model, scenario in .finished(model.run(scenario, Limits())) })
    }
    let status = CommandLineInterface.run(["rules"], in: context)
    return (screens, status)
  }

  @Test(arguments: [(80, 24), (100, 40), (45, 20), (40, 8)])
  func `come a screen at a time`(columns: Int, rows: Int) {
    let (screens, status) = screens(columns: columns, rows: rows)
    #expect(status == 0)
    #expect(screens.count > 5)
    for screen in screens {
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= rows, "\(screen)")
      for line in lines where !line.contains("> ") { #expect(line.count <= columns, "\(line)") }
    }
  }

  @Test func `end where the reader has seen enough`() {
    let left = screens(columns: 80, rows: 24, typing: [.line(""), .line("q")])
    #expect(left.status == 0)
    #expect(left.screens.count == 3)
    #expect(left.screens[1].hasSuffix("\nReturn continues, q stops> "))
    #expect(left.screens[2].isEmpty)
    #expect(screens(columns: 80, rows: 24, typing: [.endOfFile]).status == 0)
    #expect(screens(columns: 80, rows: 24, typing: [.interrupted]).status == 130)
  }
}
