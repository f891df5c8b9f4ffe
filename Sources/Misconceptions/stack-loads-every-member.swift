// belief: Each controller of the stack loads its view, not only the top.
// from: S003-03: "thinks earlier pages load as well"
// against: navigation.set-stack, navigation.first-top-loads-in-layout
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:startDeferredTransitionIfNeeded())
  func loadStackAndStartTransition() {
    for member in stack {
      member.loadViewIfRequired()
    }
    startDeferredTransitionIfNeeded()
  }
}
