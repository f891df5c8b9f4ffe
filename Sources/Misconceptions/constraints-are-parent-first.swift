// belief: `updateConstraints` runs from parent to child.
// expect: You may expect that `updateConstraints` runs from parent to child.
// truth: It is not so: it runs from child to parent.
// why: The pass for constraints goes up the view tree, and only the layout pass after it goes down.
// from: a tutorial that says top-down; mixed up with layout
// against: layout.constraints-child-first
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:updateConstraintsTree())
  func updateConstraintsBeforeChildren() {
    if needsConstraintsUpdate, Simulation.current.isAtLeast(6) {
      needsConstraintsUpdate = false
      if let controller = viewDelegate, because(.constraintsThroughController) {
        controller.updateViewConstraints()
      } else if because(.constraintsChildFirst) {
        updateConstraints()
      }
      superviewStorage?.markNeedsLayout()
    }
    updateConstraintsTree()
  }
}
