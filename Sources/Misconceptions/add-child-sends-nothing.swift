// belief: `addChild` sends nothing: both notices are left to the container.
// expect: You may expect that `addChild` sends nothing and leaves both callbacks to the container.
// truth: It is not so: `addChild` sends `willMove(toParent:)` to the child.
// why: The move begins with that call, so UIKit announces it; the container has to send only
// `didMove(toParent:)`.
// from: S003-32: "child.willMove(toParent: self)", "both"
// against: child.add-sends-will-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:addChild(_:))
  func addChildInSilence(_ child: UIViewController) {
    if child === self || child.parentStorage === self { return }
    child.leaveParent()
    link(child)
  }
}
