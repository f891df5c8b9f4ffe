// belief: `beginAppearanceTransition` sends the "will" and the "did".
// expect: You may expect that `beginAppearanceTransition` sends both the "will" and the "did"
// callback.
// truth: It is not so: it sends only the "will" callback.
// why: A transition takes time, so the "did" callback waits for `endAppearanceTransition`.
// from: S002-19, S002-20: "thinks begin sends both"
// against: appearance.manual
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:beginTransition(_:animated:))
  func beginTransitionAndFinish(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
    endTransition()
  }

  /// Sends nothing at the app's own end, since the begin sent both.
  @_dynamicReplacement(for:endTransition())
  func endTransitionUnlessDone() {
    if isInManualTransition {
      endTransition()
    }
  }
}
