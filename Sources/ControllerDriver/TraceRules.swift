import Scenarios
import Words

/// What every trace of a controller keeps to, whatever its code does: a check that knows nothing of
/// the model.
struct TraceRules {
  /// Whether the controller left it to the drive who is on the screen; no appearance is called off then.
  var isUndisturbed: Bool

  func problems(of events: [Event]) -> [String] {
    let byObject = Dictionary(grouping: events, by: \.object).sorted { $0.key < $1.key }
    return byObject.flatMap { object, events in
      let names = events.map(\.callback)
      let endless = events.filter { $0.leave == nil }.map {
        Words.Drives.neverReturned($0.callback)
      }
      return (endless + loading(names) + appearing(names) + moving(events)).map {
        Words.Drives.problem(object, $0)
      }
    }
  }

  private func loading(_ names: [String]) -> [String] {
    let (load, didLoad, willAppear) = ("loadView()", "viewDidLoad()", "viewWillAppear(_:)")
    var problems: [String] = []
    let loaded = names.firstIndex(of: didLoad)
    if names.count(where: { $0 == didLoad }) > 1 {
      problems.append(Words.Drives.cameMoreThanOnce(didLoad))
    }
    if let loaded, let loads = names.firstIndex(of: load), loads > loaded {
      problems.append(Words.Drives.came(didLoad, before: load))
    }
    if let shown = names.firstIndex(of: willAppear), loaded.map({ shown < $0 }) ?? true {
      problems.append(Words.Drives.came(willAppear, before: didLoad))
    }
    return problems
  }

  /// What may come after each of the appearance callbacks, and at first.
  private static let next: [String: Set<String>] = [
    "": ["viewWillAppear(_:)"],
    "viewWillAppear(_:)": ["viewIsAppearing(_:)", "viewDidAppear(_:)"],
    "viewIsAppearing(_:)": ["viewDidAppear(_:)"],
    "viewDidAppear(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewDidDisappear(_:)"],
    "viewDidDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  /// What else may come where an appearance or disappearance is called off.
  private static let reversals: [String: Set<String>] = [
    "viewWillAppear(_:)": ["viewWillDisappear(_:)"],
    "viewIsAppearing(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  private func appearing(_ names: [String]) -> [String] {
    var last = ""
    for name in names where Self.next[name] != nil {
      let isReversal = !isUndisturbed && Self.reversals[last]?.contains(name) == true
      guard isReversal || Self.next[last]?.contains(name) == true else {
        return [
          last.isEmpty ? Words.Drives.cameFirst(name) : Words.Drives.came(name, after: last)
        ]
      }
      last = name
    }
    let isOpen = last == "viewWillAppear(_:)" || last == "viewIsAppearing(_:)"
    if isUndisturbed, isOpen || last == "viewWillDisappear(_:)" {
      return [Words.Drives.cameLast(last)]
    }
    return []
  }

  /// A controller is told of its parent before and after, in pairs.
  private func moving(_ events: [Event]) -> [String] {
    guard isUndisturbed else { return [] }
    let wills = events.count { $0.callback == "willMove(toParent:)" }
    let dids = events.count { $0.callback == "didMove(toParent:)" }
    return wills == dids ? [] : [Words.Drives.unpairedMoves(wills: wills, dids: dids)]
  }
}
