// belief: The responder chain goes from view to superview; controllers are not in it.
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
