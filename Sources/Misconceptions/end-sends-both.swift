// belief: Nothing is sent before `endAppearanceTransition`, which sends the "will" and the
// "did".
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
