// belief: A sheet hears of a swipe down only when it is over; one taken back sends nothing.
// expect: You may expect that a swipe down on a sheet sends nothing before it ends, and nothing at
// all if you cancel it.
// truth: It is not so: `viewWillDisappear` comes when the swipe begins.
// why: The swipe begins a real dismissal, and after a cancelled one `viewWillAppear` and
// `viewDidAppear` follow.
// from: S003-54, M-06 carried over to sheets; the adaptive presentation delegate is not known
// against: sheet.swipe-cancelled, sheet.swipe-begins-disappearance
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:beginSwipe())
  func beginSwipeInSilence() {}

  @_dynamicReplacement(for:finishSwipe())
  func dismissAfterSwipe() {
    presentedViewController.dismissViewController(animated: true, completion: nil)
  }

  @_dynamicReplacement(for:cancelSwipe())
  func cancelSwipeInSilence() {}
}
