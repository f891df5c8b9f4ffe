import Scenarios

/// What every trace of a controller keeps to, whatever its code does: a check that knows nothing of
/// the model.
struct TraceRules {
  /// Whether the controller left it to the drive who is on the screen; no appearance is called off then.
  var isUndisturbed: Bool

  func problems(of events: [Event]) -> [String] {
    let byObject = Dictionary(grouping: events, by: \.object).sorted { $0.key < $1.key }
    return byObject.flatMap { object, events in
      let names = events.map(\.callback)
      let endless = events.filter { $0.leave == nil }.map { "\($0.callback) never returned" }
      return (endless + loading(names) + appearing(names) + moving(events)).map {
        "\(object): \($0)"
      }
    }
  }

  private func loading(_ names: [String]) -> [String] {
    var problems: [String] = []
    let loaded = names.firstIndex(of: "viewDidLoad()")
    if names.count(where: { $0 == "viewDidLoad()" }) > 1 {
      problems.append("viewDidLoad() came more than once")
    }
    if let loaded, let load = names.firstIndex(of: "loadView()"), load > loaded {
      problems.append("viewDidLoad() came before loadView()")
    }
    if let shown = names.firstIndex(of: "viewWillAppear(_:)"), loaded.map({ shown < $0 }) ?? true {
      problems.append("viewWillAppear(_:) came before viewDidLoad()")
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
        return [last.isEmpty ? "\(name) came first" : "\(name) came after \(last)"]
      }
      last = name
    }
    let isOpen = last == "viewWillAppear(_:)" || last == "viewIsAppearing(_:)"
    if isUndisturbed, isOpen || last == "viewWillDisappear(_:)" {
      return ["\(last) came last, and its did never"]
    }
    return []
  }

  /// A controller is told of its parent before and after, in pairs.
  private func moving(_ events: [Event]) -> [String] {
    guard isUndisturbed else { return [] }
    let wills = events.count { $0.callback == "willMove(toParent:)" }
    let dids = events.count { $0.callback == "didMove(toParent:)" }
    return wills == dids
      ? [] : ["willMove(toParent:) came \(wills) times, didMove(toParent:) \(dids) times"]
  }
}
