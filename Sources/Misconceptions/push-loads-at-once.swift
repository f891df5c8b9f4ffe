// belief: The pushed view is loaded when `pushViewController` returns.
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
