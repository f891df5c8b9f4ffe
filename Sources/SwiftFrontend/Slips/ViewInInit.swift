extension Slip {
  static let viewInInit = Slip(
    id: "view-in-init", title: "the view used in an initialiser",
    why: """
      The first use of 'view' loads it: viewDidLoad runs at once, before the object that makes the \
      controller can set its properties, and outlets and subclasses are not ready.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          view.backgroundColor = .red
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = V()
      """
  ) { scenario in
    scenario.bodies.indices.flatMap { index -> [Finding] in
      guard scenario.bodies[index].context.role.isInitializer else { return [] }
      let uses = scenario.uses(in: index)
      let set = uses.compactMap { use -> ObjectIdentifier? in
        if case .assign(let target, _) = use.expr.kind { ObjectIdentifier(target) } else { nil }
      }
      // An initialiser that sets the view itself loads nothing.
      let setsView = uses.contains { use in
        set.contains(ObjectIdentifier(use.expr))
          && scenario.isOwn("UIViewController.view", use.expr)
      }
      guard !setsView else { return [] }
      let found = uses.first { use in
        guard use.closures.isEmpty, case .property = use.expr.kind else { return false }
        return scenario.isOwn("UIViewController.view", use.expr)
      }
      return found.map {
        [
          Finding(
            message: "'view' is loaded in the initializer; use it in 'viewDidLoad()'",
            span: $0.expr.span)
        ]
      } ?? []
    }
  }
}

extension FunctionContext.Role {
  var isInitializer: Bool {
    switch self {
    case .designatedInitializer, .convenienceInitializer: true
    default: false
    }
  }
}
