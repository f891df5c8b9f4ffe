// belief: Removing a child's view removes the child from its parent.
// expect: You may expect that removing a child's view removes the child from its parent.
// truth: It is not so: the controller stays in `children`.
// why: Views and controllers form two separate trees, and `removeFromSuperview` changes only the
// tree of views.
// from: articles 002 and 003; common question "is removeFromSuperview enough?"
// against: child.add-leaves-views-alone, child.remove-sends-did-move
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:leaveSuperview())
  func leaveSuperviewAndParent() {
    leaveSuperview()
    if let child = viewDelegate, child.isChildByHand {
      child.leaveParent()
    }
  }
}

extension UIViewController {
  /// UIKit's own containers keep their children, whether or not they show their views.
  fileprivate var isChildByHand: Bool {
    guard let parent = parentStorage else { return false }
    return
      !(parent is UINavigationController || parent is UITabBarController
      || parent is UIPageViewController || parent is UISplitViewController)
  }
}
