import Curriculum
import Scenarios

/// The things that UIKit does not promise, about which no question may ask (decisions D3, D4 and D7
/// of the rule book; M-03, M-08 and M-14 of the ledger).
enum Promises {
  /// The callbacks whose number UIKit does not promise: layout and constraint passes, and `didMove(toParent:)`.
  static let unpromisedCounts = callbacksOfUnpromisedNumber

  /// Returns whether UIKit may call the callback of this name, with or without labels, any number of
  /// times.
  static func isCountUnpromised(_ name: EventName) -> Bool {
    unpromisedCounts.contains { name.means(callback: $0) }
  }

  /// Returns whether UIKit promises how often an event's callback comes.
  static func isCountPromised(_ event: Event) -> Bool {
    event.isOwnCall
      || EventName("\(event.object).\(event.callback)").map { !isCountUnpromised($0) } ?? false
  }

  /// Pairs of callbacks of one controller in either order.
  private static let freePairs: [(String, String)] = [
    ("viewIsAppearing(_:)", "updateViewConstraints()"),
    ("viewIsAppearing(_:)", "updateProperties()"),
    ("updateViewConstraints()", "updateProperties()"),
    ("updateConstraints()", "updateProperties()"),
  ]

  /// Returns the callbacks of two events whose order UIKit does not promise; nil when it does.
  static func freePair(_ a: Event, _ b: Event) -> (String, String)? {
    guard a.object == b.object, !a.isOwnCall, !b.isOwnCall else { return nil }
    return freePairs.first { one, other in
      (a.callback, b.callback) == (one, other) || (a.callback, b.callback) == (other, one)
    }
  }

  /// The greatest number of right orders. With more the answer is a guess, and no verdict could show
  /// them.
  static let mostOrders = 24

  /// Returns the right orders of a run's events, first the order of the run; nil when there are more
  /// than `mostOrders`.
  static func legalOrders(of asked: [(name: String, event: Event)], in run: Run) -> [[String]]? {
    guard let promised = Orders(ofCallsIn: run)?.promised.restricted(to: asked.map(\.event.index))
    else {
      return nil
    }
    return promised.orders(limit: mostOrders)?.map { $0.map { asked[$0].name } }
  }

  /// Returns the unpromised count or order that a check reads; nil when UIKit promises all of it.
  ///
  /// A check may ask whether `trace.count` of a layout callback is zero, but not compare it with other
  /// numbers. It may name two events in `trace.comes` when their order is promised.
  static func whyUnpromised(check: String, of run: Run) -> CheckFinding? {
    whyUncounted(check: check, in: run) ?? whyUnordered(check: check, in: run)
  }

  private static func whyUncounted(check: String, in run: Run) -> CheckFinding? {
    for (name, rest) in calls(of: "trace.count(\"", in: check) {
      let after = rest.filter { $0 != " " && $0 != "\n" }
      guard let event = EventName(name), isCountUnpromised(event),
        !occurrences(of: event, in: run).isOwnCalls
      else { continue }
      let allowed = [")>0", ")>=1", ")==0", ")!=0"]
      let isAllowed = allowed.contains { form in
        after.hasPrefix(form) && after.dropFirst(form.count).first?.isNumber != true
      }
      if !isAllowed {
        return .unpromisedCount(event.callback)
      }
    }
    return nil
  }

  private static func whyUnordered(check: String, in run: Run) -> CheckFinding? {
    var promised: PartialOrder?
    for (name, rest) in calls(of: "trace.comes(\"", in: check) {
      // `, before: "B.viewDidLoad")`
      let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count > 1, let first = EventName(name), let second = EventName(String(parts[1])),
        let a = occurrence(of: first, in: run), let b = occurrence(of: second, in: run)
      else { continue }
      promised = promised ?? Orders(ofCallsIn: run)?.promised
      if promised?.isFree(a.index, b.index) == true {
        return .unpromisedOrder(name, String(parts[1]))
      }
    }
    return nil
  }

  /// Returns the names of events in a check's calls of `trace`.
  static func namedEvents(in check: String) -> [String] {
    let first = ["trace.count(\"", "trace.at(\"", "trace.comes(\""].flatMap { function in
      calls(of: function, in: check).map(\.argument)
    }
    let second = calls(of: "trace.comes(\"", in: check).compactMap { call -> String? in
      let parts = call.rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 2 ? String(parts[1]) : nil
    }
    return first + second
  }

  /// The first string literal of each call of a function, with the text after it.
  private static func calls(
    of function: String, in check: String
  ) -> [(argument: String, rest: Substring)] {
    var found: [(String, Substring)] = []
    var rest = Substring(check)
    while let call = rest.range(of: function) {
      rest = rest[call.upperBound...]
      guard let quote = rest.firstIndex(of: "\"") else { break }
      found.append((String(rest[..<quote]), rest[rest.index(after: quote)...]))
    }
    return found
  }
}

/// A thing that UIKit does not promise.
enum PromiseFinding: Finding {
  case count(String)

  var message: String {
    switch self {
    case .count(let callback): "UIKit doesn't promise how often '\(callback)' comes"
    }
  }
}

extension [Event] {
  /// Whether there are some, and the scenario's own code called all of them, so that their number follows
  /// from the code.
  var isOwnCalls: Bool { !isEmpty && allSatisfy(\.isOwnCall) }
}

extension Substring {
  /// Returns the first place of a text. (Foundation has this method, but a pure target cannot use it.)
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
