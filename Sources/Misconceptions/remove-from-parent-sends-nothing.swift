// belief: `removeFromParent` sends nothing: the container says `didMove(toParent: nil)`.
// from: S003-32, S003-33: "didMove is left to you" carried over to removal
// against: child.remove-sends-did-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:removeFromParent())
  func leaveParentInSilence() {
    parentStorage?.unlink(self)
  }
}
