// belief: A tab switch begins like a push: the old tab's `viewWillDisappear` comes first, on
// every release.
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
