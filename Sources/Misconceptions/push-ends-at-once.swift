// belief: A push is over at once: `viewDidAppear` does not wait for the animation.
// expect: You may expect that `viewDidAppear` doesn't wait for the animation of a push.
// truth: It is not so: it comes when the animation has ended.
// why: The "did" callbacks mark the end of the transition, and an animated transition ends with its
// animation.
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
