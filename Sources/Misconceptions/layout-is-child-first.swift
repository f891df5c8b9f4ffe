// belief: `layoutSubviews` runs from child to parent.
// from: a tutorial that says bottom-up; mixed up with constraints
// against: layout.parent-first
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:layoutBelowIfNeeded())
  func layoutAfterChildren() {
    layoutChildrenBefore()
    layoutBelowIfNeeded()
  }

  private func layoutChildrenBefore() {
    let children = subviewStorage
    for child in children {
      if child.needsLayout || child.subtreeNeedsLayout {
        child.layoutBelowIfNeeded()
      }
    }
  }
}
