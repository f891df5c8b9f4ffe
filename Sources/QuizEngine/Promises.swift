import Curriculum
import Scenarios

/// What UIKit does not promise, so that no question asks it (decisions D3, D4 and D7 of the rule
/// book; M-03, M-08 and M-14 of the ledger).
enum Promises {
  /// Callbacks whose number is not promised: layout and constraint passes, and `didMove(toParent:)`.
  static let unpromisedCounts: Set<String> = [
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()",
    "updateViewConstraints()", "updateConstraints()", "layoutMarginsDidChange()",
    "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()", "safeAreaInsetsDidChange()",
    "didMove(toParent:)",
  ]

  /// Returns whether a callback, with or without labels, may come any number of times.
  static func isCountUnpromised(_ name: EventName) -> Bool {
    unpromisedCounts.contains { name.means(callback: $0) }
  }

  /// Pairs of callbacks of one controller of which either may come first.
  private static let freePairs: [(String, String)] = [
    ("viewIsAppearing(_:)", "updateViewConstraints()")
  ]

  /// Returns why the order of two events is not promised, or nil when it is.
  static func whyFree(_ a: Event, _ b: Event) -> String? {
    for (one, other) in freePairs
    where (a.callback, b.callback) == (one, other) || (a.callback, b.callback) == (other, one) {
      if a.object == b.object {
        return "UIKit does not say which of '\(one)' and '\(other)' comes first"
      }
    }
    // D3: a push without animation may reach viewDidAppear before its first layout pass.
    for (layout, appearance) in [(a, b), (b, a)]
    where unpromisedCounts.contains(layout.callback) && layout.callback != "didMove(toParent:)"
      && appearance.callback == "viewDidAppear(_:)" && appearance.isUnanimated
      && appearance.stack.contains(where: { $0.function.contains("UINavigationController") })
    {
      return "after a push without animation UIKit does not promise layout before 'viewDidAppear'"
    }
    return nil
  }

  /// Returns the orders of the events that are right; the first is the one that was seen.
  ///
  /// For now that is all: what is free is refused before it comes here. A set computed from the
  /// phases of the events takes its place when orders with free pairs are to be asked.
  static func legalOrders(of names: [String], seen: [Event]) -> [[String]] {
    [names]
  }

  /// Returns why a check reads what is not promised, or nil.
  ///
  /// `trace.count` of a layout callback may be compared so that it says "at all" and no more.
  static func whyUnpromised(check: String) -> String? {
    var rest = Substring(check)
    while let call = rest.range(of: "trace.count(\"") {
      rest = rest[call.upperBound...]
      guard let quote = rest.firstIndex(of: "\"") else { return nil }
      let name = String(rest[..<quote])
      let after = rest[rest.index(after: quote)...].filter { $0 != " " && $0 != "\n" }
      guard let event = EventName(name), isCountUnpromised(event) else { continue }
      let allowed = [")>0", ")>=1", ")==0", ")!=0"]
      let isAllowed = allowed.contains { form in
        after.hasPrefix(form) && after.dropFirst(form.count).first?.isNumber != true
      }
      if !isAllowed {
        return "UIKit does not promise how often '\(event.callback)' comes; ask whether it comes at"
          + " all, by '> 0' or '== 0'"
      }
    }
    return nil
  }
}

extension Event {
  var isUnanimated: Bool { arguments.contains { $0.label == "animated" && $0.value == "false" } }
}

extension Substring {
  /// Returns where a text first stands. (Foundation has this; a pure target has not.)
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
