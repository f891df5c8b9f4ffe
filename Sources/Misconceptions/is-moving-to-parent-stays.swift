// belief: `isMovingToParent` is true as long as the controller has a parent.
// from: common use of the flag as "is this the first time?"
// against: child.moving-flags
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:isMovingToParent)
  var isMovingOrMoved: Bool { return parentStorage != nil }
}
