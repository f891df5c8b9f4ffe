// belief: `setNeedsLayout` lays out before it returns.
// from: mixed up with `layoutIfNeeded`
// against: layout.is-deferred
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:setNeedsLayout())
  func layOutAtOnce() {
    if because(.layoutIsDeferred) {
      markNeedsLayout()
      if window != nil { layoutTree() }
    }
  }
}
