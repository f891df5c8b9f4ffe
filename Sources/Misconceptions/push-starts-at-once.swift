// belief: A push sends its "will" callbacks before `pushViewController` returns.
// expect: You may expect that a push sends `viewWillDisappear` and `viewWillAppear` before
// `pushViewController` returns.
// truth: It is not so: from iOS 7 on, they come after the call.
// why: The push only changes the stack, and the transition starts when the navigation controller's
// view lays out.
// from: M-07, M-08: the order of iOS 6 taken for today's
// against: navigation.push-is-deferred, navigation.starts-in-layout
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:requestTransition(_:animated:))
  func requestTransitionAndStart(_ operation: UINavigationController.Operation, animated: Bool) {
    requestTransition(operation, animated: animated)
    if viewStorage?.window != nil {
      startDeferredTransitionIfNeeded()
    }
  }
}
