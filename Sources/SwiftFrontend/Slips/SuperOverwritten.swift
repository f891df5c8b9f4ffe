extension Slip {
  static let superOverwritten = Slip(
    id: "super-load-view", title: "super.loadView() where the view is set",
    why: """
      UIViewController.loadView makes a view. An override that sets a view of its own throws that one \
      away, so it should not call super.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func loadView() {
          super.loadView()
          view = UIView()
        }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    scenario.bodies.indices.compactMap { index in
      guard let id = scenario.bodies[index].member,
        scenario.modelName(of: id) == "UIViewController.loadView()",
        scenario.inherits(scenario.declarations[id].owner, from: "UIViewController")
      else { return nil }
      let uses = scenario.uses(in: index)
      let calls = scenario.calls(of: "UIViewController.loadView()", in: uses)
      let assignments = uses.filter { use in
        guard case .assign(let target, _) = use.expr.kind else { return false }
        return scenario.isOwn("UIViewController.view", target)
      }
      let call = calls.first { call in
        call.call.isSuper && assignments.contains { !$0.excludes(call.use) }
      }
      guard let call else { return nil }
      return Finding(
        message: "'super.loadView()' makes a view that is thrown away when 'view' is set",
        span: call.use.expr.span)
    }
  }
}
