// belief: A swipe back that is taken back sends nothing.
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
