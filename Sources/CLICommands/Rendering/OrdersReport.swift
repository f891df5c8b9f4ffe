internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Words

/// `vdl trace --orders`: the events of a run, and which of their order UIKit does not promise.
struct OrdersReport {
  var run: Run
  /// Nil for a run of too many events.
  var orders: Orders?
  var console: Console

  func write() {
    guard run.outcome != .refused else { return }
    console.line(
      console.style.heading(
        Words.Traces.heading(ios: "\(run.ios)", device: run.device.called)))
    console.line()
    EventLines(events: run.events, console: console).write()
    if run.events.isEmpty { console.prose(Words.Traces.noCallback, first: "  ") }
    guard let orders else {
      if run.events.count > Orders.limit {
        console.line()
        console.prose(Words.PromisedOrder.tooManyEvents(most: Orders.limit))
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
    if !others.isEmpty { console.line(console.style.heading(Words.PromisedOrder.eitherFirst)) }
    for (reasons, pairs) in Self.byReason(others) {
      console.line()
      for reason in reasons { console.prose(Self.sentence(reason), first: "  ", rest: "    ") }
      for pair in pairs {
        console.prose(
          Words.PromisedOrder.pair(pair.first + 1, pair.second + 1)
            + ": \(EventLines.name(run.events[pair.first])),"
            + " \(EventLines.name(run.events[pair.second]))", first: "    ", rest: "      ")
      }
    }
    if !repeats.isEmpty {
      if !others.isEmpty { console.line() }
      write(repeats: repeats)
    }
    console.line()
    console.prose(Self.summary(of: orders, events: run.events.count))
  }

  /// Passes that come again take part in many pairs; a line for each says them all.
  private func write(repeats: [Orders.FreePair]) {
    console.line(console.style.heading(Words.PromisedOrder.notAgain))
    for (reasons, pairs) in Self.byReason(repeats) {
      console.line()
      for reason in reasons { console.prose(Self.sentence(reason), first: "  ", rest: "    ") }
      let text = pairs.map { Words.PromisedOrder.pair($0.first + 1, $0.second + 1) }
        .joined(separator: ", ")
      console.prose(text, first: "    ", rest: "    ")
    }
  }

  private static func isRepeat(_ reason: Orders.Reason) -> Bool {
    if case .repeats = reason { return true }
    return false
  }

  static func summary(of orders: Orders, events: Int) -> String {
    switch orders.count {
    case 1? where events < 2: Words.PromisedOrder.nothingToOrder
    case 1?: Words.PromisedOrder.wholeOrder
    case let count?: Words.PromisedOrder.orders(count)
    case nil: Words.PromisedOrder.moreThanCanBeCounted
    }
  }

  /// The pairs under what they have in common, in the order of their first.
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
    case .independent(let function): Words.PromisedOrder.independent(in: function)
    case .alternative(let rules): Words.PromisedOrder.inDoubt(rules)
    case .repeats(let object, let callback): Words.PromisedOrder.repeats(object, callback)
    case .unanimatedPush(let object): Words.PromisedOrder.unanimatedPush(of: object)
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
