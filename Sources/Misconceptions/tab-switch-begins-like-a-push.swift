// belief: A tab switch begins like a push: the old tab's `viewWillDisappear` comes first, on
// every release.
// expect: You may expect that a tab switch sends the old tab's `viewWillDisappear` first on every
// release, like a push.
// truth: It is not so: up to iOS 17, the new tab's `viewWillAppear` comes first.
// why: UIKit has changed this order, and only from iOS 18 on does the old tab go first.
// from: M-02 the other way round: one container's order used for all
// against: tabs.arriving-will-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearAfterFormerTab(_ animated: Bool) {
    if let tabs = parentStorage as? UITabBarController, tabs.appearState == .appeared,
      let former = tabs.displayed, former !== self, because(.tabArrivingWillFirst)
    {
      former.__viewWillDisappear(animated)
    }
    __viewWillAppear(animated)
  }
}
