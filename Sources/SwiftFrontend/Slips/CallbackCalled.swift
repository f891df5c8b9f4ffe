extension Slip {
  static let callbackCalled = Slip(
    id: "callback-called", title: "a callback called by hand",
    why: """
      Callbacks are UIKit's to call, when the thing they tell of happens. Called by hand they run out \
      of turn, and once more when their time comes.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
      }
      let v = V()
      v.viewDidLoad()
      v.loadViewIfNeeded()
      """
  ) { scenario in
    scenario.uses.compactMap { use in
      guard let call = scenario.invocation(use.expr), !call.isSuper,
        let name = scenario.modelName(of: call.member), let instead = substitutes[name]
      else { return nil }
      let fullName = scenario.declarations[call.member].fullName
      return Finding(
        message: "'\(fullName)' is called by UIKit; \(instead)", span: use.expr.span)
    }
  }

  /// A suggestion for each callback that must not be called.
  private static let substitutes: [String: String] = {
    let load = "use 'loadViewIfNeeded()' to load the view"
    let appear = "use 'beginAppearanceTransition(_:animated:)' to tell a child that it appears"
    let update = "use 'setNeedsUpdateProperties()' and 'updatePropertiesIfNeeded()'"
    let layout = "use 'setNeedsLayout()' and 'layoutIfNeeded()' to lay out"
    return [
      "UIViewController.loadView()": load,
      "UIViewController.viewDidLoad()": load,
      "UIViewController.viewWillAppear(_:)": appear,
      "UIViewController.viewIsAppearing(_:)": appear,
      "UIViewController.viewDidAppear(_:)": appear,
      "UIViewController.viewWillDisappear(_:)": appear,
      "UIViewController.viewDidDisappear(_:)": appear,
      "UIViewController.viewWillLayoutSubviews()": layout,
      "UIViewController.viewDidLayoutSubviews()": layout,
      "UIViewController.updateProperties()": update,
      "UIView.layoutSubviews()": layout,
      "UIView.updateProperties()": update,
      "UIView.draw(_:)": "use 'setNeedsDisplay()' to have it drawn",
      "UIView.updateConstraints()": "use 'setNeedsUpdateConstraints()'",
      "UIView.didMoveToWindow()": "it tells of a move that has been made",
      "UIView.didMoveToSuperview()": "it tells of a move that has been made",
    ]
  }()
}
