// belief: `layoutIfNeeded` lays out whether anything is stale or not.
// from: mixed up with `setNeedsLayout`
// against: layout.now
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:layoutIfNeeded())
  func layOutNeededOrNot() {
    if because(.layoutNow) {
      markNeedsLayout()
      layoutTree()
    }
  }
}
