// belief: Constraints are updated between `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
// expect: You may expect that constraints are updated between `viewWillLayoutSubviews` and
// `viewDidLayoutSubviews`.
// truth: It is not so: `updateViewConstraints` comes before both of them.
// why: Updating constraints is a pass of its own, and layout begins when that pass is over.
// from: S002-10, S003-28: "thinks constraints are updated inside the layout pair"
// against: layout.constraints-through-controller
@testable import UIKit

extension UIView {
  /// Lets a root view with pending layout wait for it.
  @_dynamicReplacement(for:updateConstraintsTree())
  func updateConstraintsUnlessLayoutIsDue() {
    if viewDelegate == nil || !needsLayout {
      updateConstraintsTree()
    }
  }
}

extension UIViewController {
  @_dynamicReplacement(for:__viewWillLayoutSubviews())
  func beginLayoutWithConstraints() {
    if because(.layoutControllerBracket) {
      viewWillLayoutSubviews()
    }
    viewStorage?.needsLayout = false
    viewStorage?.updateConstraintsTree()
  }
}
