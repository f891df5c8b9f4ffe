internal import Releases
internal import Scenarios

/// The rules on a name such as `viewWillAppear`, and its place among other callbacks in the examples.
struct RuleAnswer {
  /// The name with its arguments: `viewWillAppear(_:)`.
  var name: String
  /// The rules, the most relevant first.
  var rules: [RuleEntry]
  /// The members of the model with this name.
  var members: [ModelMember]
  var neighbours: Neighbours
  /// The example to show, with its run.
  var shown: (example: RuleExample, run: Run)?

  /// The callbacks directly before and after a callback, counted over all its calls in the examples.
  struct Neighbours: Equatable {
    /// The number of calls.
    var total = 0
    /// Callbacks of the same object, the most frequent first.
    var ownBefore: [Count] = []
    var ownAfter: [Count] = []
    /// Callbacks of other objects, where no event of its own stands between.
    var otherBefore: [Count] = []
    var otherAfter: [Count] = []
    /// The callbacks of any object that were running.
    var inside: [Count] = []
    /// The callbacks sent while a member runs that is none itself: `willMove(toParent:)` of `addChild`.
    var sent: [Count] = []

    struct Count: Equatable {
      var callback: String
      var count: Int
    }
  }
}

extension RuleAnswer {
  /// Looks a name up; case, arguments and type may be left out. Nil when no rule mentions it.
  init?(
    on name: String, rules all: [RuleEntry], members: [ModelMember], examples: [RuleExample],
    run: (Scenario) -> Run
  ) {
    let found = RuleBook.rules(all, on: name, members: members)
    guard !found.isEmpty else { return nil }
    let wanted = RuleBook.bare(name)
    let bareName = wanted.split(separator: ".").last.map(String.init) ?? wanted
    self.members = members.filter {
      $0.baseName.lowercased() == wanted
        || !wanted.contains(".") && $0.memberName.lowercased() == wanted
    }
    // Subclasses override; the class that introduced a member says since when it exists.
    self.members = Self.introductions(of: self.members)
    let ids = Set(found.map(\.id))
    let runs = examples.filter { ids.contains($0.rule) }.map { ($0, run($0.scenario)) }
    func means(_ event: Event) -> Bool { RuleBook.bare(event.callback) == bareName }
    let others = Self.furtherRuns(
      of: examples.filter { !ids.contains($0.rule) },
      enough: Self.enoughTimes - runs.reduce(0) { $0 + $1.1.events.count(where: means) },
      means, run: run)
    neighbours = Neighbours(runs.map(\.1) + others, of: means)
    if neighbours.total == 0 { neighbours.addSent(by: wanted, in: runs.map(\.1)) }
    self.name =
      runs.lazy.flatMap(\.1.events).first(where: means)?.callback
      ?? self.members.first?.name.split(separator: ".").last.map(String.init) ?? name
    let causes = Dictionary(
      grouping: runs.flatMap { $0.1.events.filter(means).compactMap(\.because.first) }, by: { $0 }
    ).mapValues(\.count)
    let telling = found.map { rule in
      (
        rule: rule, causes: causes[rule.id] ?? 0,
        place: rule.names.firstIndex { RuleBook.isSame($0, wanted, members) } ?? rule.names.count,
        doubt: RuleBook.confidences.firstIndex(of: rule.confidence) ?? 0
      )
    }
    rules = telling.sorted {
      ($1.causes, $0.place, $0.doubt, $0.rule.id) < ($0.causes, $1.place, $1.doubt, $1.rule.id)
    }.map(\.rule)
    let order = rules.map(\.id)
    shown =
      runs.filter { $0.1.events.contains(where: means) }.min {
        Self.cost($0, order) < Self.cost($1, order)
      }
      ?? runs.min { Self.cost($0, order) < Self.cost($1, order) }
  }

  /// The members without those that only repeat the version of one before; the likeliest classes come
  /// first.
  private static func introductions(of members: [ModelMember]) -> [ModelMember] {
    let first = ["UIViewController.", "UIView.", "UIWindow."]
    var introductions: [ModelMember] = []
    for prefix in first + [""] {
      for member in members where member.name.hasPrefix(prefix) {
        if !introductions.contains(where: { $0.since == member.since }) {
          introductions.append(member)
        }
      }
    }
    return introductions
  }

  /// The number of calls that are enough to count neighbours, and the most examples that are run for
  /// them besides those of the rules.
  private static let enoughTimes = 24
  private static let mostFurtherRuns = 48

  /// Runs of other examples, from all over the book, in which the callback comes.
  private static func furtherRuns(
    of examples: [RuleExample], enough: Int, _ means: (Event) -> Bool, run: (Scenario) -> Run
  ) -> [Run] {
    var missing = enough
    var runs: [Run] = []
    let step = max(1, examples.count / mostFurtherRuns)
    for index in stride(from: 0, to: examples.count, by: step) where missing > 0 {
      let next = run(examples[index].scenario)
      let times = next.events.count(where: means)
      guard times > 0 else { continue }
      missing -= times
      runs.append(next)
    }
    return runs
  }

  /// The lower, the better an example: it shows an earlier rule, and then its run is short.
  private static func cost(_ run: (RuleExample, Run), _ order: [String]) -> Int {
    (order.firstIndex(of: run.0.rule) ?? order.count) * 8 + run.1.events.count
  }
}

extension RuleAnswer.Neighbours {
  init(_ runs: [Run], of means: (Event) -> Bool) {
    var own: (before: [String: Int], after: [String: Int]) = ([:], [:])
    var other: (before: [String: Int], after: [String: Int]) = ([:], [:])
    var inside: [String: Int] = [:]
    for run in runs {
      for event in run.events where means(event) {
        total += 1
        let earlier = run.events[..<event.index]
        let later = run.events[(event.index + 1)...]
        if let last = earlier.last(where: { $0.object == event.object }) {
          own.before[last.callback, default: 0] += 1
        }
        if let next = later.first(where: { $0.object == event.object }) {
          own.after[next.callback, default: 0] += 1
        }
        if let outer = earlier.last(where: { ($0.leave ?? .max) > event.index }) {
          inside[outer.callback, default: 0] += 1
        } else if let last = earlier.last, last.object != event.object {
          other.before[last.callback, default: 0] += 1
        }
        if let next = later.first, next.object != event.object {
          other.after[next.callback, default: 0] += 1
        }
      }
    }
    ownBefore = Self.sorted(own.before)
    ownAfter = Self.sorted(own.after)
    otherBefore = Self.sorted(other.before)
    otherAfter = Self.sorted(other.after)
    self.inside = Self.sorted(inside)
  }

  /// Counts the callbacks sent while a member runs; its name is bare, with or without its type.
  mutating func addSent(by name: String, in runs: [Run]) {
    var sent: [String: Int] = [:]
    for event in runs.flatMap(\.events) {
      let functions = event.stack.map { RuleBook.bare($0.function) }
      if functions.contains(where: { $0 == name || $0.hasSuffix("." + name) }) {
        sent[event.callback, default: 0] += 1
      }
    }
    self.sent = Self.sorted(sent)
  }

  private static func sorted(_ counts: [String: Int]) -> [Count] {
    counts.map { Count(callback: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.callback) < ($0.count, $1.callback)
    }
  }
}
