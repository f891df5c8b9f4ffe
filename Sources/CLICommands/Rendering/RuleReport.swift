internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The answers of `vdl rules NAME` and `vdl rules ID`, to read.
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
    section("Before and after")
    write(answer.neighbours, name: answer.name)
    section("Since")
    writeReleases(answer)
    section("Confidence")
    console.prose(sureness(answer.rules), first: "  ")
    guard let (example, run) = answer.shown else { return }
    let marked = run.events.filter { $0.callback == answer.name }.map(\.index)
    section("Example")
    write(example, run, marked: Set(marked))
  }

  private func write(_ neighbours: RuleAnswer.Neighbours, name: String) {
    guard neighbours.total > 0 else {
      let sent = neighbours.sent.prefix(6).map(Self.times)
      console.prose(
        "UIKit sends it to no object in the examples."
          + (sent.isEmpty ? "" : " While it runs, UIKit sends: \(list(sent))."), first: "  ")
      return
    }
    let rows = [
      ("same object, before", neighbours.ownBefore),
      ("same object, after", neighbours.ownAfter),
      ("another object, before", neighbours.otherBefore),
      ("another object, after", neighbours.otherAfter),
      ("while this runs", neighbours.inside),
    ].filter { !$0.1.isEmpty }
    let texts = rows.map { title, counts in
      (
        term: title,
        meaning: console.shown(
          list(counts.prefix(4).map(Self.times)) + (counts.count > 4 ? ", …" : ""))
      )
    }
    console.line(table(texts, columns: console.terminal.columns))
    console.prose(
      "Counted over \(numbered(neighbours.total, "call")) in the examples.", first: "  ")
  }

  private static func times(_ count: RuleAnswer.Neighbours.Count) -> String {
    "\(count.callback) \(count.count)x"
  }

  private func writeReleases(_ answer: RuleAnswer) {
    for member in answer.members {
      console.prose(
        "\(member.name): " + (member.since.map { "iOS \($0)" } ?? Self.fromTheBeginning),
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
      console.prose(Self.fromTheBeginning, first: "  ")
    }
  }

  private func sureness(_ rules: [RuleEntry]) -> String {
    let counts = RuleBook.confidences.compactMap { confidence in
      let count = rules.count { $0.confidence == confidence }
      return count > 0 ? "\(count) \(confidence)" : nil
    }
    let inDoubt = rules.filter { $0.alternative != nil }.map(\.id)
    return "\(numbered(rules.count, "rule")), confidence: \(list(counts))"
      + (inDoubt.isEmpty ? "." : "; in doubt, with an alternative: \(list(inDoubt)).")
  }

  /// The time since which a member exists that no release introduced.
  private static let fromTheBeginning = "from the beginning"

  // MARK: A rule

  func write(_ rule: RuleEntry, shown: (example: RuleExample, run: Run)?) {
    console.line(console.style.heading(rule.id))
    console.prose(rule.sentence, first: "  ")
    writeDetails(of: rule)
    guard let (example, run) = shown else { return }
    section("Example")
    let listing = CodeListing(example.text, on: console)
    for index in 0..<listing.count {
      let indent = String(repeating: " ", count: listing.depth(of: index))
      console.line(
        listing.line(
          index, columns: console.terminal.columns, first: "  " + indent, rest: "      " + indent))
    }
    let marked = run.events.filter { $0.because.contains(rule.id) }.map(\.index)
    section("Run")
    write(example, run, marked: Set(marked))
    if !marked.isEmpty { note("> marks events that follow this rule", indent: "  ") }
  }

  private func writeDetails(of rule: RuleEntry) {
    var rows =
      if let course = rule.course {
        [("topic of", course.rawValue)]
      } else {
        [
          ("versions", RuleBook.releases(of: rule)), ("evidence", rule.evidence),
          ("confidence", rule.confidence),
        ]
      }
    if let alternative = rule.alternative { rows.append(("alternative", alternative)) }
    rows += Article.numbered(rule.articles).map { ("source", $0.name) }
    if !rule.names.isEmpty { rows.append(("mentions", list(rule.names))) }
    console.line(table(rows.map { ($0.0, Text.visible($0.1)) }, columns: console.terminal.columns))
  }

  // MARK: Parts

  private func write(_ example: RuleExample, _ run: Run, marked: Set<Int>) {
    note(
      "\(example.file), \(Timeline.circumstances(of: run))", indent: "  ")
    EventLines(events: run.events, console: console, marked: marked).write()
    for line in run.output { labelled("prints", line) }
    for warning in run.consoleWarnings { labelled("warns", warning) }
    if case .trapped(let trap) = run.outcome {
      console.prose(RunReport.message(for: trap), first: "  ", rest: "    ")
    }
    let options = RuleBook.options(of: example.scenario)
    console.prose("Try it:", first: "  ")
    console.prose(
      "vdl rules --code \(example.rule) | vdl trace\(options) -", first: "    ", rest: "      ")
  }

  private func labelled(_ label: String, _ text: String) {
    console.prose(
      text, first: "  \(label) ", rest: String(repeating: " ", count: Text.width(of: label) + 3))
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
