// belief: `layoutIfNeeded` lays out whether anything is stale or not.
// expect: You may expect that `layoutIfNeeded` lays out in any case.
// truth: It is not so: it does nothing if no layout is pending.
// why: The call only does at once what `setNeedsLayout` or another change has asked for.
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
