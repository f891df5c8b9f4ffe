// belief: A tab switch ends like a presentation: the new tab's `viewDidAppear` comes first.
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
