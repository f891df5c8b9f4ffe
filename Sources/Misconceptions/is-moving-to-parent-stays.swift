// belief: `isMovingToParent` is true as long as the controller has a parent.
// expect: You may expect that `isMovingToParent` is true as long as the controller has a parent.
// truth: It is not so: it is true only in the callbacks of the move.
// why: The flag describes a move that is under way; `parent` tells you whether there is a parent.
// from: common use of the flag as "is this the first time?"
// against: child.moving-flags
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:isMovingToParent)
  var isMovingOrMoved: Bool { return parentStorage != nil }
}
