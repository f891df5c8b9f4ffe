// belief: `removeFromParent` sends nothing: the container says `didMove(toParent: nil)`.
// expect: You may expect that `removeFromParent` sends nothing and leaves `didMove(toParent: nil)`
// to the container.
// truth: It is not so: it sends `didMove(toParent: nil)` itself.
// why: The call ends the removal, so UIKit reports it; the container has to announce it with
// `willMove(toParent: nil)`.
// from: S003-32, S003-33: "didMove is left to you" carried over to removal
// against: child.remove-sends-did-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:removeFromParent())
  func leaveParentInSilence() {
    parentStorage?.unlink(self)
  }
}
