internal import Releases
internal import Scenarios
internal import TerminalUI

/// `vdl rules NAME` and `vdl rules ID`, to read.
struct RuleReport {
  var console: Console

  // MARK: A name

  func write(_ answer: RuleAnswer) {
    console.line(console.style.heading(console.shown(answer.name)))
    section("When")
    for rule in answer.rules {
      console.prose(rule.sentence, first: "  ", rest: "  ")
      note("\(rule.id), \(RuleBook.releases(of: rule))", indent: "    ")
    }
    section("Before and after what")
    write(answer.neighbours, name: answer.name)
    section("Since when")
    writeReleases(answer)
    section("How sure")
    console.prose(sureness(answer.rules), first: "  ")
    guard let (example, run) = answer.shown else { return }
    let marked = run.events.filter { $0.callback == answer.name }.map(\.index)
    section("With a run")
    write(example, run, marked: Set(marked))
  }

  private func write(_ neighbours: RuleAnswer.Neighbours, name: String) {
    guard neighbours.total > 0 else {
      let sent = neighbours.sent.prefix(6).map { "\($0.callback) \($0.count)x" }
      console.prose(
        "UIKit sends it to no object in the examples."
          + (sent.isEmpty ? "" : " While it runs: \(sent.joined(separator: ", "))."), first: "  ")
      return
    }
    let rows = [
      ("same object, before", neighbours.ownBefore), ("same object, after", neighbours.ownAfter),
      ("another, before", neighbours.otherBefore), ("another, after", neighbours.otherAfter),
      ("while it runs", neighbours.inside),
    ].filter { !$0.1.isEmpty }
    let texts = rows.map { title, counts in
      (
        term: title,
        meaning: console.shown(
          counts.prefix(4).map { "\($0.callback) \($0.count)x" }.joined(separator: ", ")
            + (counts.count > 4 ? ", …" : ""))
      )
    }
    console.line(table(texts, columns: console.terminal.columns))
    console.prose(
      "Counted over \(neighbours.total) times in the examples.", first: "  ")
  }

  private func writeReleases(_ answer: RuleAnswer) {
    for member in answer.members {
      console.prose(
        "\(member.name): " + (member.since.map { "iOS \($0)" } ?? "from the beginning"),
        first: "  ", rest: "    ")
    }
    let bounded = answer.rules.filter { $0.since != "3" || $0.through != nil }.sorted {
      (IOSVersion($0.since) ?? .newest, $0.id) < (IOSVersion($1.since) ?? .newest, $1.id)
    }
    for rule in bounded {
      console.prose(
        "\(RuleBook.releases(of: rule)): \(rule.id)", first: "  ", rest: "    ")
    }
    if answer.members.isEmpty, bounded.isEmpty {
      console.prose("from the beginning", first: "  ")
    }
  }

  private func sureness(_ rules: [RuleEntry]) -> String {
    let counts = RuleBook.confidences.compactMap { confidence -> String? in
      let count = rules.count { $0.confidence == confidence }
      return count == 0 ? nil : "\(count) \(confidence)"
    }
    let open = rules.filter { $0.alternative != nil }.map(\.id)
    return (rules.count == 1 ? "1 rule" : "\(rules.count) rules") + ", confidence: "
      + counts.joined(separator: ", ")
      + (open.isEmpty ? "." : "; in doubt, with an alternative: \(open.joined(separator: ", ")).")
  }

  // MARK: A rule

  func write(_ rule: RuleEntry, shown: (example: RuleExample, run: Run)?) {
    console.line(console.style.heading(rule.id))
    console.prose(rule.sentence, first: "  ")
    RuleBook.writeDetails(of: rule, to: console)
    guard let (example, run) = shown else { return }
    section("Its example")
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop(while: \.isEmpty).reversed()
    let listing = CodeListing(lines.map(String.init), on: console)
    for index in 0..<listing.count {
      let indent = String(repeating: " ", count: listing.depth(of: index))
      console.line(
        listing.line(
          index, columns: console.terminal.columns, first: "  " + indent, rest: "      " + indent))
    }
    let marked = run.events.filter { $0.because.contains(rule.id) }.map(\.index)
    section("Its run")
    write(example, run, marked: Set(marked))
    if !marked.isEmpty { note("> follows this rule", indent: "  ") }
  }

  // MARK: Parts

  private func write(_ example: RuleExample, _ run: Run, marked: Set<Int>) {
    let device = run.device == .iphone ? "iPhone" : "iPad"
    note("\(example.file), iOS \(run.ios), \(device)", indent: "  ")
    EventLines(events: run.events, console: console, marked: marked).write()
    for line in run.output { console.prose(line, first: "  prints ", rest: "         ") }
    for warning in run.consoleWarnings {
      console.prose(warning, first: "  warns ", rest: "        ")
    }
    if case .trapped(let trap) = run.outcome {
      console.prose("trap: \(trap.message)", first: "  ", rest: "    ")
    }
    let options = RuleBook.options(of: example.scenario)
    console.prose("To try it:", first: "  ")
    console.prose(
      "vdl rules --code \(example.rule) | vdl trace\(options) -", first: "    ", rest: "      ")
  }

  private func section(_ title: String) {
    console.line()
    console.line(console.style.heading(title))
  }

  private func note(_ text: String, indent: String) {
    console.line(
      console.style.faint(
        Text.wrapped(
          console.shown(text), columns: console.terminal.columns, first: indent, rest: indent + "  "
        )))
  }
}
