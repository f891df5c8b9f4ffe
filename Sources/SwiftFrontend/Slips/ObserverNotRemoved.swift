extension Slip {
  static let observerNotRemoved = Slip(
    id: "observer-not-removed", title: "an observer that nothing removes",
    why: """
      The notification center keeps the block of an observer, and all that the block holds, until the \
      token that 'addObserver' gave is handed to 'removeObserver'.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = NotificationCenter.default.addObserver(
            forName: Notification.Name("ping"), object: nil, queue: nil) { _ in print("ping") }
        }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    let adding = "NotificationCenter.addObserver(forName:object:queue:using:)"
    let withTarget = "NotificationCenter.addObserver(_:selector:name:object:)"
    let removing = [
      "NotificationCenter.removeObserver(_:)", "NotificationCenter.removeObserver(_:name:object:)",
    ]
    // `observers.forEach(center.removeObserver)` removes too.
    let removals = scenario.uses.filter { use in
      scenario.function(of: use.expr).flatMap(scenario.modelName).map(removing.contains) == true
    }
    let ending = removals.filter { scenario.bodies[$0.body].context.role != .deinitializer }
    // A base from elsewhere may have taken the token, and remove it.
    func mayGoElsewhere(_ use: CheckedScenario.Use) -> Bool {
      let owner = scenario.bodies[use.body].context.owner
      return owner.map(scenario.typesWithUnresolvedBases.contains) == true
    }
    func isMember(_ use: CheckedScenario.Use) -> Bool {
      scenario.bodies[use.body].context.owner != nil
    }
    var findings: [Finding] = []
    for (use, call) in scenario.calls(of: adding, in: scenario.uses) where isMember(use) {
      if !use.isDiscarded, mayGoElsewhere(use) { continue }
      if removals.isEmpty || use.isDiscarded {
        findings.append(
          Finding(
            message: use.isDiscarded
              ? "the observer cannot be removed without the token that 'addObserver' gives"
              : "the observer is never removed; call 'removeObserver(_:)' with its token",
            span: use.expr.span))
      } else if ending.isEmpty, scenario.argument("using", of: call)?.closure?.holdsSelf == true {
        findings.append(
          Finding(
            message:
              "the observer's block keeps 'self' alive, so that 'deinit' never removes it; capture 'self' weakly",
            span: use.expr.span))
      }
    }
    if !scenario.forgetsTargets, removals.isEmpty {
      for (use, _) in scenario.calls(of: withTarget, in: scenario.uses) where isMember(use) {
        findings.append(
          Finding(
            message: "the observer is never removed, as it must be before iOS 9",
            span: use.expr.span))
      }
    }
    return findings
  }
}
