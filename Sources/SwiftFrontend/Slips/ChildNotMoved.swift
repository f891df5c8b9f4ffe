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
      guard calls("willMove(toParent:)", in: scenario.usesAround(use.body)).isEmpty else {
        return nil
      }
      return Finding(
        message: "the child is not sent 'willMove(toParent: nil)' before it leaves",
        span: use.expr.span)
    }
    return added + removed
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
