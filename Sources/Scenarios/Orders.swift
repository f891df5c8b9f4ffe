/// The promised order of a run's events, and the pairs whose order UIKit leaves open.
///
/// A run shows one order. Others are equally right (decision D7 of the rule book) where
/// - the model does independent work, such as notifying siblings: it marks that itself, and the
/// events carry the branches they lie in;
/// - a weak rule or an open point acts: the run under its alternative shows another order;
/// - a pass of layout repeats: its number is not promised, and so neither is its place;
/// - a push without animation ends: its layout may come before or after `viewDidAppear` (D3).
///
/// The rest is transitive by construction: each of these gives whole orders that are legal too, and
/// a promise is a pair that all of them agree on. The run itself and the runs under every
/// alternative are therefore among the legal orders.
public struct Orders: Hashable, Sendable {
  /// The promises about the run's events, by index.
  public let promised: PartialOrder
  /// The pairs in which either event may come first, in order.
  public let free: [FreePair]
  /// The number of legal orders; nil when it is too large to count.
  public let count: Int?

  /// Two events, either of which may come first.
  public struct FreePair: Hashable, Sendable {
    /// The index of the event that came first in the run.
    public var first: Int
    /// The index of the other event.
    public var second: Int
    /// The reasons, never empty.
    public var reasons: [Reason]

    public init(first: Int, second: Int, reasons: [Reason]) {
      self.first = first
      self.second = second
      self.reasons = reasons
    }
  }

  /// A reason why an order is not promised.
  public enum Reason: Hashable, Sendable {
    /// Independent work that this function of the model does one after another.
    case independent(function: String)
    /// The other plausible behaviour of these weak rules gives the other order.
    case alternative(rules: [String])
    /// The number of this object's layout passes or moves is not promised.
    case repeats(object: String, callback: String)
    /// A push without animation may end before or after its layout pass.
    case unanimatedPush(object: String)
  }

  /// A run of the same scenario with weak rules switched to their alternatives.
  public struct AlternativeRun: Hashable, Sendable {
    /// The ids of the rules that were switched to their alternatives.
    public var rules: [String]
    /// The run with those rules switched.
    public var run: Run

    public init(rules: [String], run: Run) {
      self.rules = rules
      self.run = run
    }
  }

  /// The greatest number of events that are compared pair by pair.
  public static let limit = 400

  /// Finds the promises of a run and of the runs under alternatives; nil when there are too many
  /// events.
  public init?(_ run: Run, alternatives: [AlternativeRun] = []) {
    self.init(run.events, alternatives.map { ($0.rules, $0.run, $0.run.events) })
  }

  /// The same for all calls of callbacks, also those by the scenario's own code, which stand where that code
  /// stands.
  public init?(ofCallsIn run: Run) { self.init(run.calls, []) }

  private init?(_ events: [Event], _ alternatives: [(rules: [String], run: Run, events: [Event])]) {
    guard events.count <= Self.limit else { return nil }
    var draft = Draft(events)
    for pass in repeatedPasses(of: events) { draft.allow(pass.orders, because: pass.reason) }
    for push in unanimatedPushes(in: events) { draft.allow(push.orders, because: push.reason) }
    for alternative in alternatives where alternative.run.outcome != .refused {
      draft.allow(
        orders(of: events, in: alternative.events),
        because: .alternative(rules: alternative.rules))
    }
    promised = draft.promised
    free = draft.promised.freePairs.map { a, b in
      FreePair(first: a, second: b, reasons: draft.reasons(a, b))
    }
    count = draft.promised.orderCount()
  }
}

/// The promises as they shrink, with the reasons.
private struct Draft {
  let events: [Event]
  var promised: PartialOrder
  private var found: [[Int]: [Orders.Reason]] = [:]

  init(_ events: [Event]) {
    self.events = events
    promised = PartialOrder(run: events)
  }

  mutating func allow(_ orders: [[Int]], because reason: Orders.Reason) {
    for order in orders {
      for (place, later) in order.enumerated() {
        for earlier in order[..<place]
        where later < earlier && promised.isPromised(later, before: earlier) {
          let pair = [later, earlier]
          if found[pair]?.contains(reason) != true { found[pair, default: []].append(reason) }
        }
      }
    }
    // Only now, so that one reason's orders leave the pairs of the other reasons in place.
    for order in orders { promised.keep(whatHoldsIn: order) }
  }

  func reasons(_ a: Int, _ b: Int) -> [Orders.Reason] {
    if let reasons = found[[a, b]] { return reasons }
    guard let branch = events[a].branchApart(from: events[b]) else {
      preconditionFailure("a pair is free for a reason")
    }
    return [.independent(function: branch.function)]
  }
}

// MARK: Independent work

extension PartialOrder {
  /// The order of a run's events without that of independent work.
  init(run events: [Event]) {
    var pairs: [(Int, Int)] = []
    for second in events.indices {
      for first in events.indices.prefix(second)
      where events[first].branchApart(from: events[second]) == nil {
        pairs.append((first, second))
      }
    }
    self.init(count: events.count, promised: pairs)
  }
}

extension Event {
  /// The branch that an event lies in when another one lies in another branch of the same group.
  ///
  /// Events of one object stay together, whichever object sends them.
  fileprivate func branchApart(from other: Event) -> Branch? {
    guard object != other.object else { return nil }
    return branches.first { branch in
      other.branches.contains { $0.group == branch.group && $0.index != branch.index }
    }
  }
}

// MARK: How often

/// Orders that are as right as the run, and the reason.
private struct Allowance {
  var orders: [[Int]]
  var reason: Orders.Reason
}

/// Callbacks that may come any number of times (D7): passes of layout, constraints and properties, the
/// callbacks that follow from them, and `didMove(toParent:)`.
public let callbacksOfUnpromisedNumber: Set<String> = [
  "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()",
  "updateViewConstraints()", "updateConstraints()", "updateProperties()",
  "layoutMarginsDidChange()", "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()",
  "safeAreaInsetsDidChange()", "didMove(toParent:)",
]

extension Event {
  /// Whether UIKit may send it any number of times. Code calls it as often as it says.
  public var isOfUnpromisedNumber: Bool {
    !isOwnCall && callbacksOfUnpromisedNumber.contains(callback)
  }
}

/// Finds passes that repeat before anything else happens to their object. Each may come at once, or
/// at the end of the turn.
private func repeatedPasses(of events: [Event]) -> [Allowance] {
  var found: [Allowance] = []
  /// By object, the end of each callback's last call, since another callback came.
  var last: [String: [String: Int]] = [:]
  var moved = 0
  for event in events {
    guard event.phase != .sync else {
      last = [:]
      continue
    }
    guard event.isOfUnpromisedNumber else {
      if event.callback != "viewDidAppear(_:)" { last[event.object] = [:] }
      continue
    }
    let earlier = last[event.object]?[event.callback]
    let pass = pass(beginningWith: event, events)
    last[event.object, default: [:]][event.callback] = end(of: event, events)
    // The second half of a pass has moved with the first.
    guard let earlier, event.index >= moved else { continue }
    moved = pass.upperBound
    let start = max(earlier, last[event.object]?["viewDidLayoutSubviews()"] ?? 0)
    found.append(
      Allowance(
        orders: [start <= pass.lowerBound ? start : earlier, endOfStretch(pass, of: event, events)]
          .map { order(of: events, moving: pass, before: $0) },
        reason: .repeats(object: event.object, callback: event.callback)))
  }
  return found
}

/// The event and those inside it; for the layout of a controller's view all events from
/// `viewWillLayoutSubviews` to `viewDidLayoutSubviews`.
private func pass(beginningWith event: Event, _ events: [Event]) -> Range<Int> {
  let own = block(of: event, events)
  guard event.callback == "viewWillLayoutSubviews()",
    let close = events[own.upperBound...].first(where: {
      $0.object == event.object && $0.isOfUnpromisedNumber
    }), close.callback == "viewDidLayoutSubviews()"
  else { return own }
  return own.lowerBound..<end(of: close, events)
}

/// The event and those inside it.
private func block(of event: Event, _ events: [Event]) -> Range<Int> {
  event.index..<end(of: event, events)
}

private func end(of event: Event, _ events: [Event]) -> Int {
  min(event.leave ?? events.count, events.count)
}

/// The index at which another callback comes to the event's object, or the turn ends.
private func endOfStretch(_ pass: Range<Int>, of event: Event, _ events: [Event]) -> Int {
  var end = pass.upperBound
  while end < events.count {
    let next = events[end]
    let isOwn = next.object == event.object
    if isOwn, next.callback == "viewDidAppear(_:)" {
      return block(of: next, events).upperBound
    }
    if isOwn, !next.isOfUnpromisedNumber { return end }
    if next.phase == .sync { return end }
    end += 1
  }
  return end
}

/// The run's order with a block of events moved to stand before the event `place`.
private func order(of events: [Event], moving block: Range<Int>, before place: Int) -> [Int] {
  let rest = events.indices.filter { !block.contains($0) }
  return rest.filter { $0 < place } + Array(block) + rest.filter { $0 >= place }
}

// MARK: Pushes without animation

private let layoutPass: Set<String> = [
  "updateConstraints()", "updateViewConstraints()", "updateProperties()",
  "viewWillLayoutSubviews()", "layoutSubviews()", "viewDidLayoutSubviews()",
]

private func unanimatedPushes(in events: [Event]) -> [Allowance] {
  events.compactMap { event in
    guard event.callback == "viewDidAppear(_:)", !event.isOwnCall, event.isUnanimated,
      endsPush(event),
      let start = events[..<event.index].lastIndex(where: {
        $0.object == event.object && $0.callback == "viewWillAppear(_:)"
      })
    else { return nil }
    let turn = events[start...].prefix { $0.time == event.time && $0.phase != .sync }
    let passes = turn.filter {
      layoutPass.contains($0.callback)
    }
    let own = block(of: event, events)
    let moved = Set(passes.flatMap { block(of: $0, events) }).subtracting(own)
    guard !moved.isEmpty else { return nil }
    let rest = events.indices.filter { !moved.contains($0) }
    func placed(at place: Int) -> [Int] {
      rest.filter { $0 < place } + moved.sorted() + rest.filter { $0 >= place }
    }
    return Allowance(
      orders: [placed(at: own.lowerBound), placed(at: own.upperBound)],
      reason: .unanimatedPush(object: event.object))
  }
}

extension Event {
  fileprivate var isUnanimated: Bool {
    arguments.contains { $0.label == "animated" && $0.value == "false" }
  }
}

/// Whether a navigation controller sent it at the end of a transition, not for its own appearance.
private func endsPush(_ event: Event) -> Bool {
  let functions = event.stack.map(\.function)
  return functions.contains { $0.hasPrefix("UINavigationController.") }
    && !functions.contains("UINavigationController.viewDidAppear(_:)")
}

// MARK: Alternatives

/// Whole orders of a run's events that another run of the same scenario shows.
///
/// An event is found again by its object and callback, the second of a kind as the second. An event
/// that the other run lacks is inserted where it contradicts the first run's order least.
private func orders(of events: [Event], in other: [Event]) -> [[Int]] {
  guard other.count <= Orders.limit else { return [] }
  var places: [EventKey: Int] = [:]
  for (key, event) in zip(EventKey.keys(of: events), events) { places[key] = event.index }
  let found = EventKey.keys(of: other).map { places[$0] }
  let shown = found.compactMap { $0 }
  let latest = PartialOrder(run: other).lastOrder.compactMap { found[$0] }
  return [shown, latest].map { completed($0, events) }
}

/// Inserts the missing events into an order of the others.
private func completed(_ order: [Int], _ events: [Event]) -> [Int] {
  var order = order
  let present = Set(order)
  for event in events where !present.contains(event.index) {
    let around = events[..<event.index].filter { end(of: $0, events) > event.index }.map(\.index)
    let inside = block(of: event, events)
    // A place contradicts the events before it that came later, and those after it that came
    // earlier.
    var cost = order.count { $0 < event.index }
    var best = (place: 0, cost: around.isEmpty ? cost : Int.max)
    var outer = around.count
    for (place, index) in order.enumerated() {
      if inside.contains(index) { break }
      cost += index < event.index ? -1 : 1
      if around.contains(index) { outer -= 1 }
      if outer == 0, cost < best.cost { best = (place + 1, cost) }
    }
    if best.cost == .max { best.place = order.count }
    order.insert(event.index, at: best.place)
  }
  return order
}

/// The identity of an event across runs of one scenario.
struct EventKey: Hashable {
  /// `Class#n`, also for a class's only object.
  var object: String
  var callback: String
  /// 0 for the first event of this object and callback.
  var occurrence: Int

  static func keys(of events: [Event]) -> [EventKey] {
    var seen: [EventKey: Int] = [:]
    return events.map { event in
      let object = event.object.contains("#") ? event.object : event.object + "#1"
      var key = EventKey(object: object, callback: event.callback, occurrence: 0)
      key.occurrence = seen[key, default: 0]
      seen[EventKey(object: object, callback: event.callback, occurrence: 0), default: 0] += 1
      return key
    }
  }

  /// The key of the first event of this object and callback.
  private var first: EventKey { EventKey(object: object, callback: callback, occurrence: 0) }

  /// The number of events of each object and callback.
  static func counts(of events: [Event]) -> [EventKey: Int] {
    keys(of: events).reduce(into: [:]) { $0[$1.first, default: 0] += 1 }
  }
}
