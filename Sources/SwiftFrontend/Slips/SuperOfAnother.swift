extension Slip {
  static let superOfAnother = Slip(
    id: "super-of-another", title: "super called on another callback",
    why: """
      An override hands on the callback it was called with. Calling super on another one tells UIKit \
      of something that does not happen, and keeps from it what does.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    scenario.uses.compactMap { use in
      guard let id = scenario.bodies[use.body].member, scenario.declarations[id].isOverride,
        scenario.modelDeclaration(of: id)?.callback != nil,
        let call = scenario.invocation(use.expr), call.isSuper,
        let called = scenario.modelDeclaration(of: call.member), called.callback != nil,
        called.fullName != scenario.declarations[id].fullName
      else { return nil }
      return Finding(
        message:
          "'\(scenario.declarations[id].fullName)' calls super on another callback, '\(called.fullName)'",
        span: use.expr.span)
    }
  }
}
