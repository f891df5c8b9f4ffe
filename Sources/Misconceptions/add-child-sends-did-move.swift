// belief: `addChild` sends `didMove(toParent:)` too.
// from: S003-07, S003-31, S003-32: "UIKit does", "both"
// against: child.add-sends-will-move, child.container-sends-did-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:addChild(_:))
  func addChildAndConfirm(_ child: UIViewController) {
    adopt(child)
    sendDidMove(child, to: self)
  }
}
