internal import Diagnostics
internal import Exporting
internal import Phrases
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// `vdl trace --versions`: the changes of a scenario's run from one iOS version to the next.
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
      console.prose("Nothing changes from one iOS version to another.")
    }
  }

  private func title(_ stretch: Versions.Stretch) -> String {
    let (first, last) = ("\(stretch.first)", "\(stretch.last)")
    if versions.stretches.count == 1 { return "every iOS version" }
    if stretch.last == versions.stretches.last?.last { return "from iOS \(first)" }
    if first == last { return "iOS \(first)" }
    return "iOS \(first) to \(last)"
  }

  private func write(_ need: Versions.Need) {
    let place = need.location.map { " (\($0.file):\($0.line))" } ?? ""
    console.prose("needs iOS \(need.since): \(need.member)\(place)", first: "  ", rest: "    ")
  }

  private func writeWhole(_ run: Run) {
    EventLines(events: run.events, console: console).write()
    if run.events.isEmpty { console.prose(EventLines.none, first: "  ") }
    if let ending = ending(of: run) { console.prose(ending, first: "  ", rest: "    ") }
  }

  private func ending(of run: Run) -> String? {
    switch run.outcome {
    case .completed, .refused: nil
    case .trapped(let trap): RunReport.message(for: trap)
    case .limit(let limit): RunReport.message(for: limit)
    }
  }

  private func write(_ change: Versions.Change) {
    var lines: [String] = []
    lines += change.disappeared.map { "no longer: \($0.text)" }
    lines += change.appeared.map { "new: \($0.text)" }
    lines += change.moved.map { move in
      "moved: \(move.event.fullName) now comes \(Self.place(after: move.comesAfter)), and "
        + "came \(Self.place(after: move.cameAfter)) before"
    }
    lines += Self.shifts(in: change.altered)
    lines += change.altered.filter { $0.before.arguments != $0.after.arguments }.map {
      "changed: \($0.after.text), and was \($0.before.text) before"
    }
    if change.changesOutcome { lines.append("the run ends differently") }
    if change.changesWarnings { lines.append("UIKit's warnings are different") }
    if change.changesOutput { lines.append("the scenario prints something different") }
    for line in lines { console.prose(line, first: "  ", rest: "    ") }
    // The first rules cause the change; the others only take part in it.
    for id in change.rules.prefix(3) {
      guard let rule = rules.first(where: { $0.id == id }) else { continue }
      console.line(
        console.style.faint(
          Text.wrapped(
            console.shown(
              "because \(id) (\(RuleBook.releases(of: rule))): \(rule.sentence)"),
            columns: console.terminal.columns, first: "    ", rest: "      ")))
    }
  }

  /// "first", or "after A.viewDidLoad()".
  private static func place(after event: Event?) -> String {
    event.map { "after \($0.fullName)" } ?? "first"
  }

  /// A line for the events that moved from one phase of the run loop to another together.
  private static func shifts(in altered: [Versions.Change.Alteration]) -> [String] {
    var groups: [(before: Phase, after: Phase, names: [String])] = []
    for alteration in altered where alteration.before.arguments == alteration.after.arguments {
      let (before, after) = (alteration.before.phase, alteration.after.phase)
      let name = alteration.after.fullName
      if let index = groups.firstIndex(where: { ($0.before, $0.after) == (before, after) }) {
        if !groups[index].names.contains(name) { groups[index].names.append(name) }
      } else {
        groups.append((before, after, [name]))
      }
    }
    return groups.map { before, after, names in
      "changed: \(list(names)) now \(names.count == 1 ? "comes" : "come") at another moment: "
        + "\(after.title), and came \(before.title) before"
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
    /// The index in the run of these versions, or in that of the versions before.
    func index(_ event: Event?) -> JSON { event.map { .int($0.index) } ?? .null }
    func name(_ event: Event?) -> JSON { .optional(event?.fullName) }
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
