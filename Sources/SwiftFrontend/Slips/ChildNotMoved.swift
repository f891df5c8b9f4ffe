extension Slip {
  static let childNotMoved = Slip(
    id: "child-half-moved", title: "a child that is not told of its move",
    why: """
      'addChild' sends the child willMove(toParent:), and the caller sends didMove(toParent:) when its \
      view is in place. When a child leaves it is the other way round: the caller sends \
      willMove(toParent: nil), and 'removeFromParent' the rest.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let child = UIViewController()
          addChild(child)
          view.addSubview(child.view)
        }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    func calls(_ name: String, in uses: [CheckedScenario.Use]) -> [CheckedScenario.Use] {
      scenario.calls(of: "UIViewController." + name, in: uses)
        .filter { !$0.call.isSuper && !isContainer($0.call.base, scenario) }.map(\.use)
    }
    let added = calls("addChild(_:)", in: scenario.uses).compactMap { use -> Finding? in
      if mayBeMoved(use, by: "didMove", scenario) { return nil }
      let around = scenario.usesAround(use.body)
      let message: String
      if calls("didMove(toParent:)", in: around).isEmpty {
        message = "the child is never sent 'didMove(toParent:)'; send it when its view is in place"
      } else if !around.contains(where: { usesViewOfAnother($0.expr, scenario) }) {
        message = "the child's view is never added to a view"
      } else {
        return nil
      }
      return Finding(message: message, span: use.expr.span)
    }
    let removed = calls("removeFromParent()", in: scenario.uses).compactMap { use -> Finding? in
      guard calls("willMove(toParent:)", in: scenario.usesAround(use.body)).isEmpty,
        !mayBeMoved(use, by: "willMove", scenario)
      else { return nil }
      return Finding(
        message: "the child is not sent 'willMove(toParent: nil)' before it leaves",
        span: use.expr.span)
    }
    return added + removed
  }

  /// Whether code without types, or code that is not here, may send the message: the child is of a type
  /// from elsewhere, or goes to something from elsewhere.
  private static func mayBeMoved(
    _ use: CheckedScenario.Use, by message: String, _ scenario: CheckedScenario
  ) -> Bool {
    guard scenario.isPartial else { return false }
    if scenario.mentions(of: message) > 0 { return true }
    guard let call = scenario.invocation(use.expr), let child = child(of: call) else { return true }
    if isUnknown(child, scenario) { return true }
    return scenario.usesAround(use.body).contains { other in
      guard case .unresolved(let parts, _) = other.expr.kind else { return false }
      return parts.contains { isSame($0, child) }
    }
  }

  /// The child that is added, or that leaves.
  private static func child(of call: CheckedScenario.Invocation) -> TypedExpr? {
    if case .value(let added)? = call.arguments.first { return added }
    return call.base
  }

  private static func isUnknown(_ child: TypedExpr, _ scenario: CheckedScenario) -> Bool {
    if child.bare.isUnresolved || child.type.hasErrors { return true }
    guard let id = child.bare.type.strippingOptionals.nominal else { return true }
    return ([id] + scenario.ancestors(of: id)).contains(
      where: scenario.typesWithUnresolvedBases.contains)
  }

  private static func isSame(_ one: TypedExpr, _ other: TypedExpr) -> Bool {
    switch (one.bare.kind, other.bare.kind) {
    case (.local(let a), .local(let b)): a === b
    case (.field(_, let a, _), .field(_, let b, _)): a == b
    case (.property(_, let a, _, _, _), .property(_, let b, _, _, _)): a == b
    default: false
    }
  }

  /// UIKit's own containers send both halves themselves.
  private static func isContainer(_ base: TypedExpr?, _ scenario: CheckedScenario) -> Bool {
    let containers = [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController",
    ]
    return containers.contains {
      scenario.inherits(base?.bare.type.nominal, from: $0)
    }
  }

  private static func usesViewOfAnother(_ expr: TypedExpr, _ scenario: CheckedScenario) -> Bool {
    guard case .property(let base?, let id, _, _, _) = expr.kind, !scenario.isSelf(base) else {
      return false
    }
    return ["UIViewController.view", "UIViewController.viewIfLoaded"]
      .contains(scenario.modelName(of: id))
  }
}
