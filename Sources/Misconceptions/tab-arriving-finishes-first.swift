// belief: A tab switch ends like a presentation: the new tab's `viewDidAppear` comes first.
// expect: You may expect that a tab switch ends like a presentation, with the new tab's
// `viewDidAppear` first.
// truth: It is not so: the old tab's `viewDidDisappear` comes first.
// why: A tab switch finishes the controller that leaves first, as a push does.
// from: M-02: one container's order used for all
// against: tabs.leaving-finishes-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidDisappear())
  func finishAfterNewTab() {
    if let tabs = parentStorage as? UITabBarController,
      let incoming = tabs.selectedViewController, incoming !== self,
      because(.tabLeavingFinishesFirst)
    {
      incoming.__viewDidAppear()
    }
    __viewDidDisappear()
  }
}
