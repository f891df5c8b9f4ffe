// belief: Each layout pass updates the constraints first.
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
