// belief: `addChild` sends `didMove(toParent:)` too.
// expect: You may expect that `addChild` also sends `didMove(toParent:)`.
// truth: It is not so: `addChild` sends only `willMove(toParent:)`.
// why: The container sends `didMove(toParent:)` itself, because only the container knows when the
// child is in place.
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
