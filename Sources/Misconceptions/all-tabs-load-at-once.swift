// belief: A tab bar controller loads the views of all its tabs.
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
