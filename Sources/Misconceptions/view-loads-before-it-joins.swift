// belief: A child's view is loaded before the child hears that it gets a parent.
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
