import SwiftIR

extension Slip {
  static let retainCycle = Slip(
    id: "retain-cycle", title: "a stored closure that holds its owner",
    why: """
      An object keeps the closures in its properties, and a closure keeps what it captures. When that \
      is the object itself, neither ever dies; '[weak self]' breaks the cycle.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        var onTap: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          onTap = { self.title = "tapped" }
        }
        deinit { print("never printed") }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    let emptied = Set(
      scenario.uses.compactMap { use -> MemberID? in
        guard case .assign(let target, let value) = use.expr.kind,
          case .constant(.none) = value.bare.kind
        else { return nil }
        return property(target)?.id
      })
    return scenario.uses.compactMap { use in
      guard case .assign(let target, let value) = use.expr.kind,
        scenario.isObject(scenario.bodies[use.body].context.owner),
        let closure = value.closure, closure.holdsSelf,
        let (base, id) = property(target), isOwned(base, scenario), !emptied.contains(id)
      else { return nil }
      return Finding(
        message:
          "'self' keeps the closure in '\(scenario.declarations[id].name)' and the closure keeps 'self'; capture it with '[weak self]'",
        span: value.span)
    }
  }

  private static func property(_ expr: TypedExpr) -> (base: TypedExpr, id: MemberID)? {
    switch expr.bare.kind {
    case .field(let base, let id, _): (base, id)
    case .property(let base?, let id, _, _, _): (base, id)
    default: nil
    }
  }

  /// Whether an object is `self`, or `self` keeps it alive.
  private static func isOwned(_ expr: TypedExpr, _ scenario: CheckedScenario) -> Bool {
    if case .local(let local) = expr.bare.kind {
      return local.name == "self"
    }
    guard let (base, id) = property(expr) else { return false }
    let member = scenario.declarations[id]
    let isKept: Bool
    switch member.storage {
    case .field: isKept = member.module == .scenario && member.ownership == .strong
    default: isKept = member.isLazy || scenario.modelName(of: id) == "UIViewController.view"
    }
    return isKept && isOwned(base, scenario)
  }
}

extension CheckedScenario {
  func isObject(_ owner: NominalID?) -> Bool {
    owner.map { declarations[$0].kind == .class } ?? false
  }
}
