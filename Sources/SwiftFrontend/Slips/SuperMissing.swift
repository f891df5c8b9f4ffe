extension Slip {
  static let superMissing = Slip(
    id: "super-missing", title: "an override that leaves out what UIKit does",
    why: """
      UIKit's own version does work of its own, such as telling children, and Apple asks every \
      override to call it at some point. Without the call that work is not done.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewWillAppear(_ animated: Bool) { print("will appear") }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = V()
      window.makeKeyAndVisible()
      """
  ) { scenario in
    scenario.bodies.indices.compactMap { index in
      let body = scenario.bodies[index]
      guard let id = body.member, scenario.declarations[id].isOverride,
        let name = scenario.modelName(of: id), needsSuper.contains(name),
        !neverReturns(body.statements, scenario.declarations)
      else { return nil }
      let member = scenario.declarations[id]
      let callsSuper = scenario.uses(in: index).contains { use in
        guard let call = scenario.invocation(use.expr), call.isSuper else { return false }
        // A call of another one is another slip.
        return scenario.declarations[call.member].fullName == member.fullName
          || scenario.modelDeclaration(of: call.member)?.callback != nil
      }
      if callsSuper { return nil }
      return Finding(
        message: "'\(member.fullName)' does not call 'super.\(member.fullName)', as it should",
        span: member.nameSpan)
    }
  }

  /// The methods whose overrides must call super according to Apple's documentation.
  private static let needsSuper: Set<String> = [
    "NSObject.awakeFromNib()",
    "UICollectionReusableView.prepareForReuse()",
    "UITableViewCell.prepareForReuse()",
    "UITableViewHeaderFooterView.prepareForReuse()",
    "UIView.traitCollectionDidChange(_:)",
    "UIView.updateConstraints()",
    "UIViewController.didMove(toParent:)",
    "UIViewController.didReceiveMemoryWarning()",
    "UIViewController.setEditing(_:animated:)",
    "UIViewController.traitCollectionDidChange(_:)",
    "UIViewController.updateProperties()",
    "UIViewController.updateViewConstraints()",
    "UIViewController.viewDidAppear(_:)",
    "UIViewController.viewDidDisappear(_:)",
    "UIViewController.viewIsAppearing(_:)",
    "UIViewController.viewWillAppear(_:)",
    "UIViewController.viewWillDisappear(_:)",
    "UIViewController.viewWillTransition(to:with:)",
    "UIViewController.willMove(toParent:)",
    "UIViewController.willTransition(to:with:)",
  ]

  private static func neverReturns(_ body: [TypedStmt], _ declarations: Declarations) -> Bool {
    body.contains { statement in
      guard case .expr(let expr) = statement.kind else { return false }
      return declarations.isNever(expr.type)
    }
  }
}
