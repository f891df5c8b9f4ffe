// belief: `setNeedsLayout` lays out before it returns.
// expect: You may expect that `setNeedsLayout` lays out before it returns.
// truth: It is not so: it only marks the view.
// why: UIKit lays out marked views at the end of the turn; `layoutIfNeeded` is the call that
// doesn't wait.
// from: mixed up with `layoutIfNeeded`
// against: layout.is-deferred
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:setNeedsLayout())
  func layOutAtOnce() {
    if because(.layoutIsDeferred) {
      markNeedsLayout()
      if window != nil, !isOfUIKit { layoutTree() }
    }
  }

  /// The app asks for layout of its own views; windows and navigation controllers ask for theirs.
  private var isOfUIKit: Bool {
    return self is UIWindow || viewDelegate is UINavigationController
  }
}
