// belief: `removeFromParent` sends `willMove(toParent: nil)` too.
// expect: You may expect that `removeFromParent` also sends `willMove(toParent: nil)`.
// truth: It is not so: it sends only `didMove(toParent: nil)`.
// why: The container sends `willMove(toParent: nil)` itself, before it begins to remove the child.
// from: S003-30, S003-32, S003-33: the two notices of a removal thought to come together
// against: child.remove-sends-did-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:removeFromParent())
  func announceAndLeaveParent() {
    parentStorage?.sendWillMove(self, to: nil)
    leaveParent()
  }
}
