// belief: `beginAppearanceTransition` does nothing for a view that is in no window.
// expect: You may expect that `beginAppearanceTransition` does nothing for a view that is in no
// window.
// truth: It is not so: it sends its callback with or without a window.
// why: This call and `endAppearanceTransition` send the callbacks themselves, and no window takes
// part in that.
// from: S002-14, S002-18: "thinks nothing happens without a window"
// against: appearance.manual
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:beginTransition(_:animated:))
  func beginTransitionInWindow(_ isAppearing: Bool, animated: Bool) {
    if viewStorage?.window != nil {
      beginTransition(isAppearing, animated: animated)
    }
  }

  @_dynamicReplacement(for:endTransition())
  func endTransitionIfBegun() {
    if isInManualTransition {
      endTransition()
    }
  }
}
