internal import Diagnostics
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Words

/// `vdl trace --versions`: where a scenario's run changes from one release of iOS to the next.
struct VersionsReport {
  /// Raised when a reader of the format before could be misled.
  static let version = 1

  var versions: Versions
  var rules: [RuleEntry]
  var console: Console

  func write() {
    for (index, stretch) in versions.stretches.enumerated() {
      if index > 0 { console.line() }
      console.line(console.style.heading(title(stretch)))
      if let need = stretch.need {
        write(need)
      } else if let change = stretch.change {
        write(change)
      } else {
        writeWhole(stretch.run)
      }
    }
    if versions.stretches.count == 1 {
      console.line()
      console.prose(Words.VersionChanges.none)
    }
  }

  private func title(_ stretch: Versions.Stretch) -> String {
    let (first, last) = ("\(stretch.first)", "\(stretch.last)")
    if versions.stretches.count == 1 { return Words.VersionChanges.every }
    if stretch.last == versions.stretches.last?.last { return Words.VersionChanges.from(first) }
    if first == last { return Words.VersionChanges.only(first) }
    return Words.VersionChanges.range(first, to: last)
  }

  private func write(_ need: Versions.Need) {
    let place = need.location.map { "\($0.file):\($0.line)" }
    console.prose(
      Words.VersionChanges.needs("\(need.since)", need.member, at: place), first: "  ",
      rest: "    ")
  }

  private func writeWhole(_ run: Run) {
    EventLines(events: run.events, console: console).write()
    if run.events.isEmpty { console.prose(Words.Traces.noCallback, first: "  ") }
    if let ending = ending(of: run) { console.prose(ending, first: "  ", rest: "    ") }
  }

  private func ending(of run: Run) -> String? {
    switch run.outcome {
    case .completed, .refused: nil
    case .trapped(let trap): Words.Runs.trapped(trap.message)
    case .limit(let limit): ScenarioOptions.message(for: limit)
    }
  }

  private func write(_ change: Versions.Change) {
    var lines: [String] = []
    lines += change.disappeared.map { Words.VersionChanges.noLonger(EventLines.text($0)) }
    lines += change.appeared.map { Words.VersionChanges.new(EventLines.text($0)) }
    lines += change.moved.map { move in
      Words.VersionChanges.moved(
        EventLines.name(move.event), after: move.comesAfter.map(EventLines.name),
        before: move.cameAfter.map(EventLines.name))
    }
    lines += Self.shifts(in: change.altered)
    lines += change.altered.filter { $0.before.arguments != $0.after.arguments }.map {
      Words.VersionChanges.changed(EventLines.text($0.after), from: EventLines.text($0.before))
    }
    if change.changesOutcome { lines.append(Words.VersionChanges.endsOtherwise) }
    if change.changesWarnings { lines.append(Words.VersionChanges.warnsOtherwise) }
    if change.changesOutput { lines.append(Words.VersionChanges.printsOtherwise) }
    for line in lines { console.prose(line, first: "  ", rest: "    ") }
    // The first rules tell it; the others only have to do with it.
    for id in change.rules.prefix(3) {
      guard let rule = rules.first(where: { $0.id == id }) else { continue }
      console.line(
        console.style.faint(
          Text.wrapped(
            console.shown(
              Words.VersionChanges.because(id, RuleBook.releases(of: rule), rule.sentence)),
            columns: console.terminal.columns, first: "    ", rest: "      ")))
    }
  }

  /// What comes in another moment than before; what moved alike is told in one line.
  private static func shifts(in altered: [Versions.Change.Alteration]) -> [String] {
    var groups: [(before: Phase, after: Phase, names: [String])] = []
    for alteration in altered where alteration.before.arguments == alteration.after.arguments {
      let (before, after) = (alteration.before.phase, alteration.after.phase)
      let name = EventLines.name(alteration.after)
      if let index = groups.firstIndex(where: { ($0.before, $0.after) == (before, after) }) {
        if !groups[index].names.contains(name) { groups[index].names.append(name) }
      } else {
        groups.append((before, after, [name]))
      }
    }
    return groups.map { before, after, names in
      Words.VersionChanges.changed(
        names, to: Timeline.words(for: after), from: Timeline.words(for: before))
    }
  }

  // MARK: For programs

  static func json(of versions: Versions) -> JSON {
    .object([
      "version": .int(version),
      "releases": .array(
        versions.stretches.map { stretch in
          .object([
            "first": .string(stretch.first.description), "last": .string(stretch.last.description),
            "needs": stretch.need.map(json(of:)) ?? .null,
            "change": stretch.change.map(json(of:)) ?? .null,
            "trace": TraceDocument.json(of: stretch.run),
          ])
        }),
    ])
  }

  private static func json(of need: Versions.Need) -> JSON {
    .object([
      "member": .string(need.member), "since": .string(need.since.description),
      "location": need.location.map(TraceDocument.json(of:)) ?? .null,
    ])
  }

  private static func json(of change: Versions.Change) -> JSON {
    /// Of the run of these releases, or of those before.
    func index(_ event: Event?) -> JSON { event.map { .int($0.index) } ?? .null }
    func name(_ event: Event?) -> JSON { .optional(event.map(EventLines.name)) }
    return .object([
      "appeared": .array(change.appeared.map { index($0) }),
      "disappeared": .array(change.disappeared.map { index($0) }),
      "moved": .array(
        change.moved.map {
          .object([
            "event": index($0.event), "cameAfter": name($0.cameAfter),
            "comesAfter": name($0.comesAfter),
          ])
        }),
      "altered": .array(
        change.altered.map { .object(["before": index($0.before), "after": index($0.after)]) }),
      "output": .bool(change.changesOutput), "outcome": .bool(change.changesOutcome),
      "warnings": .bool(change.changesWarnings), "because": .strings(change.rules),
    ])
  }
}
