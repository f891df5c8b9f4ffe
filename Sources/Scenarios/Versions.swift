public import Diagnostics
public import Releases

/// The releases of iOS between which a scenario's run changes, and the changes.
public struct Versions: Hashable, Sendable {
  /// The stretches in ascending order; together they are all releases.
  public var stretches: [Stretch]

  public init(stretches: [Stretch]) { self.stretches = stretches }

  /// Consecutive releases under which the scenario runs alike.
  public struct Stretch: Hashable, Sendable {
    /// The oldest release of the stretch.
    public var first: IOSVersion
    /// The newest release of the stretch.
    public var last: IOSVersion
    /// The run under `first`.
    public var run: Run
    /// The member that the scenario uses and these releases lack, if any.
    public var need: Need?
    /// The differences from the stretch before; nil for the first stretch, and where one of the two
    /// lacks a member and so ends early.
    public var change: Change?

    public init(
      first: IOSVersion, last: IOSVersion, run: Run, need: Need?, change: Change?
    ) {
      self.first = first
      self.last = last
      self.run = run
      self.need = need
      self.change = change
    }
  }

  /// A member that a release lacks.
  public struct Need: Hashable, Sendable {
    /// The member as Swift writes it: `UIViewController.loadViewIfNeeded()`.
    public var member: String
    /// The first release that has it.
    public var since: IOSVersion
    /// The place in the scenario that uses it.
    public var location: SourceLocation?

    public init(member: String, since: IOSVersion, location: SourceLocation?) {
      self.member = member
      self.since = since
      self.location = location
    }
  }

  /// The differences between two successive runs.
  public struct Change: Hashable, Sendable {
    /// Events of the later run that the earlier one lacks.
    public var appeared: [Event] = []
    /// Events of the earlier run that the later one lacks.
    public var disappeared: [Event] = []
    /// Events whose order among the others changed.
    public var moved: [Move] = []
    /// Events in another phase or with other arguments, before and after the change.
    public var altered: [Alteration] = []
    /// Whether the printed lines differ.
    public var changesOutput = false
    /// Whether the run ends otherwise.
    public var changesOutcome = false
    /// Whether UIKit's console warnings differ.
    public var changesWarnings = false
    /// The rules that cause the change, the most important first.
    public var rules: [String] = []

    public init() {}

    /// An event that comes earlier or later than before.
    public struct Move: Hashable, Sendable {
      /// The event in the later run.
      public var event: Event
      /// The event right before it in the earlier run, if any.
      public var cameAfter: Event?
      /// The event right before it in the later run, if any.
      public var comesAfter: Event?

      public init(event: Event, cameAfter: Event?, comesAfter: Event?) {
        self.event = event
        self.cameAfter = cameAfter
        self.comesAfter = comesAfter
      }
    }

    /// An event as it was and as it is.
    public struct Alteration: Hashable, Sendable {
      /// The event in the earlier run.
      public var before: Event
      /// The event in the later run.
      public var after: Event

      public init(before: Event, after: Event) {
        self.before = before
        self.after = after
      }
    }
  }
}

extension Engine {
  /// Runs a scenario under every release of iOS.
  ///
  /// One that takes too many steps or too much memory under the last release has a sixteenth of the steps under
  /// each, and an eighth of the memory, since there are about a hundred releases.
  public func runVersions(of scenario: Scenario, limits: Limits = Limits()) -> Versions {
    var limits = limits
    var lowered = LoweredUnderReleases(scenario, on: self)
    func run(under release: IOSVersion) -> Run { self.run(lowered[release], limits: limits) }
    // What the last release refuses, older ones refuse as well.
    let releases = IOSVersion.released
    let last = releases.last ?? .newest
    var newest = run(under: last)
    guard newest.outcome != .refused else {
      return Versions(stretches: [
        .init(first: releases.first ?? last, last: last, run: newest, need: nil, change: nil)
      ])
    }
    if [.limit(.steps), .limit(.memory)].contains(newest.outcome) {
      limits.steps /= 16
      limits.memory /= 8
      newest = run(under: last)
    }
    var runs = DistinctRuns()
    for release in releases where release != last { runs.append(run(under: release)) }
    runs.append(newest)
    var versions = Versions(runs.runs, rules: rules, members: members)
    for index in versions.stretches.indices.dropFirst() {
      guard let change = versions.stretches[index].change else { continue }
      let before = runs.runs[index - 1]
      var old = before.run
      old.ios = before.last
      old.rules = before.rulesOfLast
      let decisive = decisiveRules(
        of: change, from: old, to: versions.stretches[index].run, in: &lowered, limits: limits)
      if !decisive.isEmpty { versions.stretches[index].change?.rules = decisive }
    }
    return versions
  }

  /// The rules that cause the change: without one that begins with the later run, part of the
  /// change is missing; without one that ends with the earlier run, part of it is there already.
  /// Rules that explain most come first.
  private func decisiveRules(
    of change: Versions.Change, from old: Run, to new: Run, in lowered: inout LoweredUnderReleases,
    limits: Limits
  ) -> [String] {
    var explained: [(rule: String, count: Int)] = []
    for (run, isLater) in [(new, true), (old, false)] {
      let candidates = rules.filter { rule in
        guard run.rules.contains(rule.id) else { return false }
        if isLater { return IOSVersion(rule.since).map { $0 > old.ios && $0 <= new.ios } ?? false }
        return rule.through.flatMap { IOSVersion($0) }.map { $0 < new.ios } ?? false
      }
      guard !candidates.isEmpty else { continue }
      let program = lowered[run.ios]
      for rule in candidates {
        let without = self.run(program, without: [rule.id], limits: limits)
        let count = change.explained(by: without, insteadOf: run, isLater: isLater)
        if count > 0 { explained.append((rule.id, count)) }
      }
    }
    return explained.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map(\.rule)
  }
}

extension Versions.Change {
  /// The number of differences that a run without a rule undoes (in the later release) or causes
  /// (in the earlier one).
  fileprivate func explained(by other: Run, insteadOf run: Run, isLater: Bool) -> Int {
    let counts = EventKey.counts(of: other.events)
    let gone = isLater ? appeared : disappeared
    let come = isLater ? disappeared : appeared
    let was = EventKey.counts(of: run.events)
    var count = 0
    for (events, direction) in [(gone, -1), (come, 1)] {
      for key in EventKey.counts(of: events).keys {
        let difference = (counts[key] ?? 0) - (was[key] ?? 0)
        if difference.signum() == direction { count += abs(difference) }
      }
    }
    if count > 0 { return count }
    let isOther =
      other.output != run.output || other.consoleWarnings != run.consoleWarnings
      || other.outcome.ending != run.outcome.ending
      || other.events.map(\.phase) != run.events.map(\.phase)
      || EventKey.keys(of: other.events) != EventKey.keys(of: run.events)
      || other.events.map(\.arguments) != run.events.map(\.arguments)
    return appeared.isEmpty && disappeared.isEmpty && isOther ? 1 : 0
  }
}

/// A scenario as it is lowered for each release: those that follow one another often have the same code.
private struct LoweredUnderReleases {
  private let scenario: Scenario
  private let engine: Engine
  /// The last two, since a change is looked into from both sides; a program may be large.
  private var kept: [LoweredScenario] = []

  init(_ scenario: Scenario, on engine: Engine) {
    self.scenario = scenario
    self.engine = engine
  }

  subscript(release: IOSVersion) -> LoweredScenario {
    mutating get {
      for lowered in kept {
        if let same = lowered.under(release) { return same }
      }
      var scenario = scenario
      scenario.ios = release
      let lowered = engine.lower(scenario, alsoUnder: IOSVersion.released)
      kept = kept.suffix(1) + [lowered]
      return lowered
    }
  }
}

/// The runs under all releases, as far as they differ: a run may have a hundred thousand events, and
/// there are many releases.
private struct DistinctRuns {
  /// The first of consecutive runs that are alike, and what is different in the last of them.
  struct Alike {
    var run: Run
    var last: IOSVersion
    var rulesOfLast: [String]
  }

  private(set) var runs: [Alike] = []

  /// Adds the run of the next release.
  mutating func append(_ run: Run) {
    if let known = runs.indices.last, Sameness(runs[known].run) == Sameness(run) {
      runs[known].last = run.ios
      runs[known].rulesOfLast = run.rules
    } else {
      runs.append(Alike(run: run, last: run.ios, rulesOfLast: run.rules))
    }
  }
}

extension Versions {
  /// Makes stretches of runs under releases in ascending order.
  fileprivate init(_ runs: [DistinctRuns.Alike], rules: [RuleEntry], members: [ModelMember]) {
    stretches = []
    for (index, alike) in runs.enumerated() {
      let run = alike.run
      let need = need(of: run, later: runs[(index + 1)...].map(\.run), members)
      var stretch = Stretch(first: run.ios, last: alike.last, run: run, need: need, change: nil)
      if let before = stretches.last, before.need == nil, need == nil {
        stretch.change = change(
          from: before.run, last: before.last, to: run, rules: rules)
      }
      stretches.append(stretch)
    }
  }
}

/// The parts of a run that make it differ from another: neither steps, nor times, nor the model's
/// lines.
private struct Sameness: Equatable {
  private struct Sent: Equatable {
    var object: String
    var callback: String
    var phase: Phase
    var arguments: [Event.Argument]
    var depth: Int
  }

  private var events: [Sent] = []
  private var output: [String]
  private var warnings: [String]
  private var ending: String

  init(_ run: Run) {
    output = run.output
    warnings = run.consoleWarnings
    ending = run.outcome.ending
    var open: [Int] = []
    for event in run.events {
      open.removeAll { $0 <= event.index }
      events.append(
        Sent(
          object: event.object, callback: event.callback, phase: event.phase,
          arguments: event.arguments, depth: open.count))
      open.append(event.leave ?? .max)
    }
  }
}

extension Outcome {
  fileprivate var ending: String {
    switch self {
    case .completed: "completed"
    case .refused: "refused"
    case .trapped(let trap): trap.message
    case .limit(let limit): limit.rawValue
    }
  }
}

// MARK: Members that are not there yet

/// The missing member behind a trap at a message that a later release understands.
private func need(of run: Run, later: [Run], _ members: [ModelMember]) -> Versions.Need? {
  guard case .trapped(let trap) = run.outcome, let message = Message(trap.message),
    let first = later.first(where: { Message($0.outcome.ending) != message })
  else { return nil }
  let candidates = members.filter {
    $0.since.map { $0 > run.ios && $0 <= first.ios } == true && message.names($0)
  }
  let member = candidates.max { $0.memberName.count < $1.memberName.count }
  guard let member, let since = member.since else { return nil }
  return Versions.Need(member: member.name, since: since, location: trap.location)
}

/// `-[UIViewController loadViewIfNeeded]`, as the trap of an unknown message names it.
private struct Message: Equatable {
  var owner: Substring
  var selector: Substring

  init?(_ trap: String) {
    guard let end = trap.firstRange(of: "]: unrecognized selector sent to "),
      let start = trap[..<end.lowerBound].lastIndex(of: "[")
    else { return nil }
    let parts = trap[trap.index(after: start)..<end.lowerBound].split(separator: " ")
    guard let last = parts.last else { return nil }
    owner = parts.count > 1 ? parts[0] : ""
    selector = last
  }

  /// Whether a use of the member may have sent it.
  func names(_ member: ModelMember) -> Bool {
    guard owner.isEmpty || member.baseName.hasPrefix(owner + ".") else { return false }
    let name = member.memberName
    return selector.hasPrefix(name)
      || selector.hasPrefix("set" + name.prefix(1).uppercased() + name.dropFirst())
  }
}

// MARK: Differences

private func change(
  from old: Run, last: IOSVersion, to new: Run, rules: [RuleEntry]
) -> Versions.Change {
  let oldKeys = EventKey.keys(of: old.events)
  let newKeys = EventKey.keys(of: new.events)
  let oldPlaces = Dictionary(
    oldKeys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  let newPlaces = Dictionary(
    newKeys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  var change = Versions.Change()
  change.appeared = newKeys.indices.filter { oldPlaces[newKeys[$0]] == nil }.map { new.events[$0] }
  change.disappeared = oldKeys.indices.filter { newPlaces[oldKeys[$0]] == nil }
    .map { old.events[$0] }
  let common = newKeys.indices.filter { oldPlaces[newKeys[$0]] != nil }
  let places = common.compactMap { oldPlaces[newKeys[$0]] }
  let steady = Set(longestAscent(of: places))
  for (index, place) in zip(common, places) {
    let (before, after) = (old.events[place], new.events[index])
    if !steady.contains(place) {
      change.moved.append(
        Versions.Change.Move(
          event: after, cameAfter: place > 0 ? old.events[place - 1] : nil,
          comesAfter: index > 0 ? new.events[index - 1] : nil))
    } else if before.phase != after.phase || before.arguments != after.arguments {
      change.altered.append(Versions.Change.Alteration(before: before, after: after))
    }
  }
  change.changesOutput = old.output != new.output
  change.changesOutcome = old.outcome.ending != new.outcome.ending
  change.changesWarnings = old.consoleWarnings != new.consoleWarnings
  change.rules = causes(of: change, old, last, new, rules)
  return change
}

/// The values of a longest ascending subsequence.
private func longestAscent(of values: [Int]) -> [Int] {
  /// For each length, the index of the least value that can end an ascent of that length.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, value) in values.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var ascent: [Int] = []
  var next = ends.last
  while let index = next {
    ascent.append(values[index])
    next = previous[index]
  }
  return ascent.reversed()
}

/// The rules whose beginning or end lies between the runs, and that one of the runs followed; if
/// there are none, those that only one of them followed. Rules that the changed events name come
/// first.
private func causes(
  of change: Versions.Change, _ old: Run, _ last: IOSVersion, _ new: Run, _ rules: [RuleEntry]
) -> [String] {
  let entries = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  func begins(_ id: String) -> Bool {
    entries[id].flatMap { IOSVersion($0.since) }.map { $0 > last && $0 <= new.ios } ?? false
  }
  func ends(_ id: String) -> Bool {
    entries[id]?.through.flatMap { IOSVersion($0) }.map { $0 >= old.ios && $0 < new.ios } ?? false
  }
  let onlyOne = Set(old.rules).symmetricDifference(new.rules)
  let bounded = Set(new.rules.filter(begins) + old.rules.filter(ends))
  let events =
    change.appeared + change.disappeared + change.moved.map(\.event)
    + change.altered.flatMap { [$0.before, $0.after] }
  /// A rule's distance to the changed events: its least place among their reasons.
  var nearness: [String: Int] = [:]
  for event in events {
    for (place, id) in event.because.enumerated() {
      nearness[id] = min(nearness[id] ?? .max, place)
    }
  }
  let candidates = bounded.isEmpty ? onlyOne : bounded
  let telling =
    candidates.intersection(onlyOne).isEmpty ? candidates : candidates.intersection(onlyOne)
  let named = telling.filter { nearness[$0] != nil }
  return (named.isEmpty ? telling : named).sorted {
    (nearness[$0] ?? .max, $0) < (nearness[$1] ?? .max, $1)
  }
}

extension StringProtocol {
  /// The first occurrence of a text. (The library's version is Foundation's or regex; a pure target
  /// has neither.)
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
