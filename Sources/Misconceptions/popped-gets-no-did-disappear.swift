// belief: A popped controller is gone before `viewDidDisappear` could be sent.
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
