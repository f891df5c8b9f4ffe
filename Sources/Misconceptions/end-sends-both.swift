// belief: Nothing is sent before `endAppearanceTransition`, which sends the "will" and the
// "did".
// expect: You may expect that nothing is sent before `endAppearanceTransition`, which sends both
// callbacks.
// truth: It is not so: `beginAppearanceTransition` has already sent the "will" callback.
// why: One call marks the beginning of a transition and the other its end, so each of them sends
// its own callback.
// from: S002-20: "thinks both are sent by end"
// against: appearance.manual
@testable import UIKit

extension UIViewController {
  /// Records the direction; the end will send the callbacks.
  @_dynamicReplacement(for:beginTransition(_:animated:))
  func beginTransitionInSilence(_ isAppearing: Bool, animated: Bool) {
    loadViewIfRequired()
    isInManualTransition = true
    appearanceIsAnimated = animated
    isBeingAddedToParent = isAppearing
  }

  @_dynamicReplacement(for:endTransition())
  func endTransitionWithBoth() {
    guard isInManualTransition, because(.manualTransition) else { return }
    isInManualTransition = false
    if isBeingAddedToParent {
      __viewWillAppear(appearanceIsAnimated)
      __viewDidAppear()
    } else {
      __viewWillDisappear(appearanceIsAnimated)
      __viewDidDisappear()
    }
  }
}
