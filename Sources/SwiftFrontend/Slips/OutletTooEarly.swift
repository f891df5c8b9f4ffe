extension Slip {
  static let outletTooEarly = Slip(
    id: "outlet-in-init", title: "an outlet used in an initialiser",
    why: """
      Outlets are connected when the view is loaded from its nib, after the initialiser. Until then \
      they are nil.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        @IBOutlet weak var label: UILabel!
        init() {
          super.init(nibName: nil, bundle: nil)
          label?.text = "never set"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = V()
      """
  ) { scenario in
    scenario.bodies.indices.flatMap { index -> [Finding] in
      guard scenario.bodies[index].context.role.isInitializer else { return [] }
      let uses = scenario.uses(in: index)
      let given = uses.compactMap { use -> MemberID? in
        if case .assign(let target, _) = use.expr.kind { outlet(target, scenario) } else { nil }
      }
      return uses.compactMap { use in
        let inner: TypedExpr
        switch use.expr.kind {
        case .forceUnwrap(let value, _), .chainLink(let value): inner = value
        default: return nil
        }
        guard use.closures.isEmpty, let id = outlet(inner, scenario), !given.contains(id) else {
          return nil
        }
        return Finding(
          message:
            "outlet '\(scenario.declarations[id].name)' is nil in the initializer; use it in 'viewDidLoad()'",
          span: inner.span)
      }
    }
  }

  private static func outlet(_ expr: TypedExpr, _ scenario: CheckedScenario) -> MemberID? {
    guard case .field(let base, let id, _) = expr.bare.kind, scenario.isSelf(base),
      scenario.declarations[id].isOutlet
    else { return nil }
    return id
  }
}
