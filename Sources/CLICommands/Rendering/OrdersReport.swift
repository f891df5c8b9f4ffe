internal import Exporting
internal import Phrases
internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// `vdl trace --orders`: the events of a run, and the pairs whose order UIKit does not promise.
struct OrdersReport {
  var run: Run
  /// Nil for a run of too many events.
  var orders: Orders?
  var console: Console

  func write() {
    guard run.outcome != .refused else { return }
    console.line(console.style.heading(Timeline.circumstances(of: run)))
    console.line()
    EventLines(events: run.events, console: console).write()
    if run.events.isEmpty { console.prose(EventLines.none, first: "  ") }
    guard let orders else {
      if run.events.count > Orders.limit {
        console.line()
        console.prose(
          "With more than \(Orders.limit) events, vdl doesn't work out the promises; trace a part of "
            + "the scenario.")
      }
      return
    }
    console.line()
    guard !orders.free.isEmpty else {
      console.prose(Self.summary(of: orders, events: run.events.count))
      return
    }
    let repeats = orders.free.filter { $0.reasons.contains(where: Self.isRepeat) }
    let others = orders.free.filter { !$0.reasons.contains(where: Self.isRepeat) }
    if !others.isEmpty { console.line(console.style.heading("Either may come first")) }
    for (reasons, pairs) in Self.byReason(others) {
      console.line()
      for reason in reasons { console.prose(Self.sentence(reason), first: "  ", rest: "    ") }
      for pair in pairs {
        console.prose(
          Self.numbers(of: pair) + ": \(run.events[pair.first].fullName),"
            + " \(run.events[pair.second].fullName)", first: "    ", rest: "      ")
      }
    }
    if !repeats.isEmpty {
      if !others.isEmpty { console.line() }
      write(repeats: repeats)
    }
    console.line()
    console.prose(Self.summary(of: orders, events: run.events.count))
  }

  /// Writes the pairs of callbacks that may come again; there are many, so a reason lists them all.
  private func write(repeats: [Orders.FreePair]) {
    console.line(console.style.heading("UIKit may send these again, or not"))
    for (reasons, pairs) in Self.byReason(repeats) {
      console.line()
      for reason in reasons { console.prose(Self.sentence(reason), first: "  ", rest: "    ") }
      console.prose(list(pairs.map(Self.numbers)), first: "    ", rest: "    ")
    }
  }

  /// The numbers of two events in the list: "2 and 3".
  private static func numbers(of pair: Orders.FreePair) -> String {
    "\(pair.first + 1) and \(pair.second + 1)"
  }

  private static func isRepeat(_ reason: Orders.Reason) -> Bool {
    if case .repeats = reason { return true }
    return false
  }

  static func summary(of orders: Orders, events: Int) -> String {
    let rest = "including the one above. UIKit promises the order of every other pair."
    return switch orders.count {
    case 1? where events < 2: "There is nothing to order."
    case 1?: "UIKit promises the whole order: no other order is right."
    case let count?: "\(count) orders of these events are right, \(rest)"
    case nil: "More orders of these events are right than vdl can count, \(rest)"
    }
  }

  /// The pairs grouped by their reasons, in the order of the first pair of each group.
  static func byReason(
    _ pairs: [Orders.FreePair]
  ) -> [(reasons: [Orders.Reason], pairs: [Orders.FreePair])] {
    var groups: [(reasons: [Orders.Reason], pairs: [Orders.FreePair])] = []
    for pair in pairs {
      if let index = groups.firstIndex(where: { $0.reasons == pair.reasons }) {
        groups[index].pairs.append(pair)
      } else {
        groups.append((pair.reasons, [pair]))
      }
    }
    return groups
  }

  static func sentence(_ reason: Orders.Reason) -> String {
    switch reason {
    case .independent:
      "Independent work, which UIKit does one piece after another:"
    case .alternative(let rules) where rules.count == 1:
      "The rule \(rules[0]) is in doubt, and its alternative gives the other order:"
    case .alternative(let rules):
      "The rules \(list(rules)) are in doubt, and their alternatives together give the other order:"
    case .repeats(let object, let callback):
      "UIKit doesn't promise how often \(object) gets \(callback), so it may come at another place:"
    case .unanimatedPush(let object):
      "After a push without animation, layout may come before or after viewDidAppear of \(object):"
    }
  }

  // MARK: For programs

  static func json(of orders: Orders) -> JSON {
    func pair(_ a: Int, _ b: Int) -> JSON { .array([.int(a), .int(b)]) }
    return .object([
      "promised": .array(orders.promised.reduction.map { pair($0.0, $0.1) }),
      "free": .array(orders.free.map { pair($0.first, $0.second) }),
      "because": .array(
        byReason(orders.free).map { reasons, pairs in
          .object([
            "reasons": .array(reasons.map(json(of:))),
            "free": .array(pairs.map { pair($0.first, $0.second) }),
          ])
        }),
      "count": orders.count.map { .int($0) } ?? .null,
    ])
  }

  private static func json(of reason: Orders.Reason) -> JSON {
    switch reason {
    case .independent(let function):
      .object(["kind": .string("independent"), "function": .string(function)])
    case .alternative(let rules):
      .object(["kind": .string("alternative"), "rules": .strings(rules)])
    case .repeats(let object, let callback):
      .object([
        "kind": .string("repeats"), "object": .string(object), "callback": .string(callback),
      ])
    case .unanimatedPush(let object):
      .object(["kind": .string("unanimatedPush"), "object": .string(object)])
    }
  }
}
