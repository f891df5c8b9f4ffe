// belief: A tab bar controller loads the views of all its tabs.
// expect: You may expect that a tab bar controller loads the views of all its tabs.
// truth: It is not so: it loads only the view of the selected tab.
// why: UIKit loads a view when something first needs it, and another tab's view isn't needed before
// that tab is selected.
// from: S003-03: "thinks earlier pages load as well"; common question about slow tabs
// against: tabs.load-selected-only
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:adopt(_:))
  func adoptAndLoadTab(_ child: UIViewController) {
    adopt(child)
    if self is UITabBarController {
      child.loadViewIfRequired()
    }
  }
}
