// belief: The responder chain goes from view to superview; controllers are not in it.
// expect: You may expect that the responder chain goes from view to superview and skips the
// controllers.
// truth: It is not so: the next responder of a root view is its controller.
// why: A view controller is a responder too, so it can handle the touches that its view doesn't
// handle.
// from: common picture of the chain as the view tree
// against: responder.next
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:next)
  var nextInTheViewTree: UIResponder? {
    guard because(.responderNext) else { return nil }
    return superviewStorage
  }
}
