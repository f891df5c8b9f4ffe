extension Slip {
  static let geometryTooEarly = Slip(
    id: "geometry-in-did-load", title: "the view's size used before it is final",
    why: """
      In viewDidLoad the view has the size it was made with; it gets its place when it is laid out. \
      Use sizes in viewDidLayoutSubviews, or let constraints or an autoresizing mask follow them.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
          view.addSubview(bar)
        }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    scenario.bodies.indices.flatMap { index -> [Finding] in
      guard let id = scenario.bodies[index].member,
        scenario.modelName(of: id) == "UIViewController.viewDidLoad()"
      else { return [] }
      // Code that sets a mask or turns it off lets the layout follow the view.
      let uses = scenario.uses(in: index)
      let follows = uses.contains { use in
        guard case .property(_, let id, _, _, _) = use.expr.kind else { return false }
        return followers.contains(scenario.modelName(of: id) ?? "")
      }
      if follows || isPlacedAgain(index, in: scenario) { return [] }
      return uses.compactMap { use in
        guard use.closures.isEmpty, case .construct(_, _, let arguments, _) = use.expr.kind,
          scenario.inherits(use.expr.type.nominal, from: "UIView")
        else { return nil }
        let reader = GeometryReader(scenario)
        reader.visit(arguments)
        return reader.place.map {
          Finding(
            message: "the size of 'view' is not final in 'viewDidLoad()'", span: $0)
        }
      }
    }
  }

  /// Whether a layout callback of the same class places views, so that the first frame is only a start.
  private static func isPlacedAgain(_ body: Int, in scenario: CheckedScenario) -> Bool {
    scenario.usesAround(body).contains { use in
      guard let id = scenario.bodies[use.body].member,
        layoutCallbacks.contains(scenario.modelName(of: id) ?? ""),
        case .assign(let target, _) = use.expr.kind,
        case .property(let base?, let place, _, _, _) = target.bare.kind
      else { return false }
      return places.contains(scenario.modelName(of: place) ?? "")
        && !scenario.isOwn("UIViewController.view", base)
    }
  }

  private static let layoutCallbacks: Set<String> = [
    "UIViewController.viewWillLayoutSubviews()", "UIViewController.viewDidLayoutSubviews()",
  ]

  private static let places: Set<String> = [
    "UIView.frame", "UIView.bounds", "UIView.center",
  ]

  private static let followers: Set<String> = [
    "UIView.autoresizingMask", "UIView.translatesAutoresizingMaskIntoConstraints",
  ]
}

/// Finds where the size of a controller's own view is read.
private final class GeometryReader: TypedTreeWalker {
  private let scenario: CheckedScenario
  private(set) var place: Span?

  init(_ scenario: CheckedScenario) { self.scenario = scenario }

  override func visit(_ expr: TypedExpr) {
    if place == nil, case .property(let base?, let id, _, _, _) = expr.kind,
      scenario.isOwn("UIViewController.view", base),
      ["UIView.frame", "UIView.bounds"].contains(scenario.modelName(of: id))
    {
      place = expr.span
    }
    super.visit(expr)
  }
}
