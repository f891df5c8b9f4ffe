// belief: Each controller of the stack loads its view, not only the top.
// expect: You may expect that each controller in the navigation stack loads its view.
// truth: It is not so: only the top controller loads its view.
// why: The navigation controller needs only the view that it shows, so the other views wait until
// they are shown.
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
