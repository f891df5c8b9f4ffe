// belief: A swipe back that is taken back sends nothing.
// expect: You may expect that a swipe back that you cancel sends nothing.
// truth: It is not so: the lower controller begins to appear and disappears again, and then the top
// controller appears again.
// why: The swipe starts a real pop, and cancelling it turns that transition round.
// from: S003-54, M-06: the cancelled swipe-back is not known
// against: navigation.cancelled-swipe, navigation.swipe-back
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:beginSwipeBack())
  func beginSwipeBackInSilence() {}

  @_dynamicReplacement(for:finishSwipeBack())
  func popAfterSwipe() {
    popViewController(animated: true)
  }

  @_dynamicReplacement(for:cancelSwipeBack())
  func cancelSwipeBackInSilence() {}
}
