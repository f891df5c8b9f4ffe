// belief: A child's view is loaded before the child hears that it gets a parent.
// expect: You may expect that a child's view is loaded before the child hears that it gets a
// parent.
// truth: It is not so: `willMove(toParent:)` comes first.
// why: A controller needs no view to join a parent, and the view is loaded when something first
// reads it.
// from: S003-34: "thinks the view loads before the controller joins its container"
// against: navigation.push-records-at-once, child.add-sends-will-move
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:adopt(_:))
  func loadAndAdopt(_ child: UIViewController) {
    child.loadViewIfRequired()
    adopt(child)
  }
}
