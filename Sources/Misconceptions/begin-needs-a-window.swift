// belief: `beginAppearanceTransition` does nothing for a view that is in no window.
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
