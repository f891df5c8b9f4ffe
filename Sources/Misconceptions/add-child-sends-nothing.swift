// belief: `addChild` sends nothing: both notices are left to the container.
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
