import Scenarios

/// The rules that every trace of a controller keeps, whatever its code does: a check that knows
/// nothing of the model.
struct TraceRules {
  /// Whether the drive alone decides which controller is on the screen; no appearance is cancelled
  /// then.
  var isUndisturbed: Bool

  func violations(in events: [Event]) -> [DriveProblem] {
    let byObject = Dictionary(grouping: events, by: \.object).sorted { $0.key < $1.key }
    return byObject.flatMap { object, events in
      violations(of: events).map { DriveProblem.violation($0, object: object) }
    }
  }

  private func violations(of events: [Event]) -> [TraceViolation] {
    let names = events.map(\.callback)
    let endless = events.filter { $0.leave == nil }.map(\.callback)
    return endless.map(TraceViolation.neverReturned) + loading(names) + appearing(names)
      + moving(events)
  }

  private func loading(_ names: [String]) -> [TraceViolation] {
    let (load, didLoad, willAppear) = ("loadView()", "viewDidLoad()", "viewWillAppear(_:)")
    var violations: [TraceViolation] = []
    let loaded = names.firstIndex(of: didLoad)
    if names.count(where: { $0 == didLoad }) > 1 {
      violations.append(.repeated(didLoad))
    }
    if let loaded, let loads = names.firstIndex(of: load), loads > loaded {
      violations.append(.before(didLoad, other: load))
    }
    // A view that the controller sets itself, as in its initialiser, is not loaded.
    let isSet = loaded == nil && !names.contains(load)
    if let shown = names.firstIndex(of: willAppear), !isSet, loaded.map({ shown < $0 }) ?? true {
      violations.append(.before(willAppear, other: didLoad))
    }
    return violations
  }

  /// The callbacks that may follow each of the appearance callbacks; those of "" come first.
  private static let next: [String: Set<String>] = [
    "": ["viewWillAppear(_:)"],
    "viewWillAppear(_:)": ["viewIsAppearing(_:)", "viewDidAppear(_:)"],
    "viewIsAppearing(_:)": ["viewDidAppear(_:)"],
    "viewDidAppear(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewDidDisappear(_:)"],
    "viewDidDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  /// The callbacks that may also follow when an appearance or disappearance is cancelled.
  private static let reversals: [String: Set<String>] = [
    "viewWillAppear(_:)": ["viewWillDisappear(_:)"],
    "viewIsAppearing(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  private func appearing(_ names: [String]) -> [TraceViolation] {
    var last = ""
    for name in names where Self.next[name] != nil {
      let isReversal = !isUndisturbed && Self.reversals[last]?.contains(name) == true
      guard isReversal || Self.next[last]?.contains(name) == true else {
        return [last.isEmpty ? .first(name) : .after(name, other: last)]
      }
      last = name
    }
    let isOpen = last == "viewWillAppear(_:)" || last == "viewIsAppearing(_:)"
    if isUndisturbed, isOpen || last == "viewWillDisappear(_:)" {
      return [.unfinished(last)]
    }
    return []
  }

  /// Both calls about a new parent, before and after the move, come in pairs.
  private func moving(_ events: [Event]) -> [TraceViolation] {
    guard isUndisturbed else { return [] }
    let wills = events.count { $0.callback == "willMove(toParent:)" }
    let dids = events.count { $0.callback == "didMove(toParent:)" }
    return wills == dids ? [] : [.unpairedMoves(willCount: wills, didCount: dids)]
  }
}
