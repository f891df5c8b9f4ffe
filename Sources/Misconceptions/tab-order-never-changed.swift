// belief: In a tab switch the new tab's `viewWillAppear` comes first, on every release.
// expect: You may expect that a tab switch sends the new tab's `viewWillAppear` first on every
// release.
// truth: It is not so: from iOS 18 on, the old tab's `viewWillDisappear` comes first.
// why: UIKit has changed this order, and only up to iOS 17 did the new tab go first.
// from: answers from logs up to iOS 17; M-02
// against: tabs.leaving-will-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func disappearAfterNewTab(_ animated: Bool) {
    if let tabs = parentStorage as? UITabBarController, tabs.appearState == .appeared,
      let incoming = tabs.selectedViewController, incoming !== self,
      because(.tabArrivingWillFirst)
    {
      incoming.__viewWillAppear(animated)
    }
    __viewWillDisappear(animated)
  }
}
