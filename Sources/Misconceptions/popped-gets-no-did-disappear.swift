// belief: A popped controller is gone before `viewDidDisappear` could be sent.
// expect: You may expect that a popped controller is gone before `viewDidDisappear` can be sent.
// truth: It is not so: it gets `viewDidDisappear`.
// why: The navigation controller keeps it during the transition and lets it go after the other
// controller's `viewDidAppear`.
// from: S003-33, S003-51: "deinit" as the end of a screen's life
// against: navigation.popped-goes-last, appearance.did-disappear
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidDisappear())
  func disappearUnlessPopped() {
    if isBeingRemovedFromParent, parentStorage is UINavigationController {
      appearState = .disappeared
      return
    }
    __viewDidDisappear()
  }
}
