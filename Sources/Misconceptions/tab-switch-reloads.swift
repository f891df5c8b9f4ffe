// belief: Coming back to a tab loads its view again.
// expect: You may expect that returning to a tab loads its view again.
// truth: It is not so: the view is still loaded.
// why: A tab loads its view when you first select it, and a tab switch only takes the view out of
// the window.
// from: S003-47; "my tab does not reload": the question of those who expect it
// against: tabs.leaving-finishes-first, tabs.load-selected-only
@testable import UIKit

extension UIViewController {
  /// A controller that got `viewIsAppearing` was shown before: its view is created anew.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearInTabWithNewView(_ animated: Bool) {
    if appearState == .disappeared, hasSentViewIsAppearing, parentStorage is UITabBarController,
      viewStorage?.window == nil
    {
      setView(nil)
    }
    __viewWillAppear(animated)
  }
}
