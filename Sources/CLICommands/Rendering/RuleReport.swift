internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Words

/// `vdl rules NAME` and `vdl rules ID`, to read.
struct RuleReport {
  var console: Console

  // MARK: A name

  func write(_ answer: RuleAnswer) {
    console.line(console.style.heading(console.shown(answer.name)))
    section(Words.RuleBook.when)
    for rule in answer.rules {
      console.prose(rule.sentence, first: "  ", rest: "  ")
      note("\(rule.id), \(RuleBook.releases(of: rule))", indent: "    ")
    }
    section(Words.RuleBook.beforeAndAfter)
    write(answer.neighbours, name: answer.name)
    section(Words.RuleBook.sinceWhen)
    writeReleases(answer)
    section(Words.RuleBook.howSure)
    console.prose(sureness(answer.rules), first: "  ")
    guard let (example, run) = answer.shown else { return }
    let marked = run.events.filter { $0.callback == answer.name }.map(\.index)
    section(Words.RuleBook.withARun)
    write(example, run, marked: Set(marked))
  }

  private func write(_ neighbours: RuleAnswer.Neighbours, name: String) {
    guard neighbours.total > 0 else {
      let sent = neighbours.sent.prefix(6).map { Words.RuleBook.times($0.callback, $0.count) }
      console.prose(Words.RuleBook.isSentToNobody(sent), first: "  ")
      return
    }
    let rows = [
      (Words.RuleBook.sameBefore, neighbours.ownBefore),
      (Words.RuleBook.sameAfter, neighbours.ownAfter),
      (Words.RuleBook.otherBefore, neighbours.otherBefore),
      (Words.RuleBook.otherAfter, neighbours.otherAfter),
      (Words.RuleBook.inside, neighbours.inside),
    ].filter { !$0.1.isEmpty }
    let texts = rows.map { title, counts in
      (
        term: title,
        meaning: console.shown(
          counts.prefix(4).map { Words.RuleBook.times($0.callback, $0.count) }
            .joined(separator: ", ")
            + (counts.count > 4 ? ", …" : ""))
      )
    }
    console.line(table(texts, columns: console.terminal.columns))
    console.prose(Words.RuleBook.counted(over: neighbours.total), first: "  ")
  }

  private func writeReleases(_ answer: RuleAnswer) {
    for member in answer.members {
      console.prose(
        Words.RuleBook.since(
          member.name,
          member.since.map { Words.RuleBook.on("\($0)") } ?? Words.RuleBook.fromTheBeginning),
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
      console.prose(Words.RuleBook.fromTheBeginning, first: "  ")
    }
  }

  private func sureness(_ rules: [RuleEntry]) -> String {
    let counts = RuleBook.confidences.map { confidence in
      (count: rules.count { $0.confidence == confidence }, confidence: confidence)
    }
    return Words.RuleBook.sureness(
      rules: rules.count, confidences: counts.filter { $0.count > 0 },
      inDoubt: rules.filter { $0.alternative != nil }.map(\.id))
  }

  // MARK: A rule

  func write(_ rule: RuleEntry, shown: (example: RuleExample, run: Run)?) {
    console.line(console.style.heading(rule.id))
    console.prose(rule.sentence, first: "  ")
    RuleBook.writeDetails(of: rule, to: console)
    guard let (example, run) = shown else { return }
    section(Words.RuleBook.example)
    let listing = CodeListing(example.text, on: console)
    for index in 0..<listing.count {
      let indent = String(repeating: " ", count: listing.depth(of: index))
      console.line(
        listing.line(
          index, columns: console.terminal.columns, first: "  " + indent, rest: "      " + indent))
    }
    let marked = run.events.filter { $0.because.contains(rule.id) }.map(\.index)
    section(Words.RuleBook.run)
    write(example, run, marked: Set(marked))
    if !marked.isEmpty { note(Words.RuleBook.followsRule, indent: "  ") }
  }

  // MARK: Parts

  private func write(_ example: RuleExample, _ run: Run, marked: Set<Int>) {
    note(
      Words.Traces.heading(example.file, ios: "\(run.ios)", device: run.device.called),
      indent: "  ")
    EventLines(events: run.events, console: console, marked: marked).write()
    for line in run.output { labelled(Words.RuleBook.prints, line) }
    for warning in run.consoleWarnings { labelled(Words.RuleBook.warns, warning) }
    if case .trapped(let trap) = run.outcome {
      console.prose(Words.Runs.trapped(trap.message), first: "  ", rest: "    ")
    }
    let options = RuleBook.options(of: example.scenario)
    console.prose(Words.RuleBook.toTryIt, first: "  ")
    console.prose(
      Words.RuleBook.command(example.rule, options: options), first: "    ", rest: "      ")
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
