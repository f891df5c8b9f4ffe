// belief: A push is over at once: `viewDidAppear` does not wait for the animation.
// from: M-08; S003-24: "thinks viewDidAppear precedes display"
// against: navigation.leaving-finishes-first
@testable import UIKit

extension TransitionCoordinator {
  @_dynamicReplacement(for:run(animator:finish:))
  func runWithoutWaiting(
    animator: (any UIViewControllerAnimatedTransitioning)?, finish: @escaping () -> Void
  ) {
    start()
    finish()
  }
}
