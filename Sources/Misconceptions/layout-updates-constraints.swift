// belief: Each layout pass updates the constraints first.
// expect: You may expect that each layout pass updates the constraints first.
// truth: It is not so: after `setNeedsLayout` alone, layout runs without an update of constraints.
// why: UIKit keeps one mark for constraints and another for layout, and each pass looks only at its
// own.
// from: S003-28; the three steps "constraints, layout, draw" taken for one that always runs
// whole
// against: layout.is-deferred, layout.constraints-through-controller
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:markNeedsLayout())
  func markNeedsLayoutAndConstraints() {
    markNeedsLayout()
    if Simulation.current.isAtLeast(6) {
      needsConstraintsUpdate = true
      markSubtreeNeedsConstraintsUpdate()
    }
  }
}
