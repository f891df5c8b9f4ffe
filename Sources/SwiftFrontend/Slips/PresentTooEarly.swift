extension Slip {
  static let presentTooEarly = Slip(
    id: "present-in-did-load", title: "presenting before the view is in a window",
    why: """
      When viewDidLoad runs the view is in no window, and UIKit does not present over it. Present in \
      viewDidAppear, or later.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          present(UIViewController(), animated: false)
        }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    scenario.calls(of: "UIViewController.present(_:animated:completion:)", in: scenario.uses)
      .compactMap { use, call in
        guard use.closures.isEmpty, scenario.isSelf(call.base),
          let id = scenario.bodies[use.body].member,
          ["UIViewController.viewDidLoad()", "UIViewController.loadView()"]
            .contains(scenario.modelName(of: id))
        else { return nil }
        return Finding(
          message: "the view is in no window yet; present in 'viewDidAppear(_:)'",
          span: use.expr.span)
      }
  }
}
