// belief: A weak outlet is nil again as soon as the nib is loaded, since nothing holds it.
// expect: You may expect that a weak outlet is nil as soon as the nib is loaded, because nothing
// holds the view.
// truth: It is not so: the outlet still has its view.
// why: The view is in the view tree, and its superview holds it strongly.
// from: S001-03, S001-04, S001-08, S001-11, S001-23: "does not count the superview as an owner"
// against: nib.outlets-are-set-by-name
@testable import UIKit

extension Nib {
  /// Only outlets keep the nib's views alive.
  @_dynamicReplacement(for:instantiate(owner:))
  func instantiateWithoutHolding(owner: UIResponder?) -> UIView {
    let root = instantiate(owner: owner)
    for part in root.subviews {
      part.removeFromSuperview()
    }
    return root
  }
}
