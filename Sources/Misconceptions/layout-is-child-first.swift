// belief: `layoutSubviews` runs from child to parent.
// expect: You may expect that `layoutSubviews` runs from child to parent.
// truth: It is not so: it runs from parent to child.
// why: A view's layout places its subviews, so they lay out after it.
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
