// belief: The pushed view is loaded when `pushViewController` returns.
// expect: You may expect that the pushed view is loaded when `pushViewController` returns.
// truth: It is not so: from iOS 7 on, it isn't loaded yet.
// why: The push only changes the stack, and the view is loaded when the navigation controller's
// view lays out.
// from: M-07: "thinks push loads at once"; S003-17, S003-19
// against: navigation.push-is-deferred
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:requestTransition(_:animated:))
  func requestTransitionAndLoad(_ operation: UINavigationController.Operation, animated: Bool) {
    requestTransition(operation, animated: animated)
    if viewStorage?.window != nil {
      stack.last?.loadViewIfRequired()
    }
  }
}
