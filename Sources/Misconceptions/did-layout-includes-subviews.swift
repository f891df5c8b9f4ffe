// belief: `viewDidLayoutSubviews` comes when all subviews have laid out.
// expect: You may expect that `viewDidLayoutSubviews` comes when all subviews have laid out.
// truth: It is not so: it comes after the root view's own `layoutSubviews`, and before that of any
// subview.
// why: The callback belongs to the root view, and layout goes from parent to child.
// from: the name; Apple's page warns of it; S003-29
// against: layout.controller-bracket
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidLayoutSubviews())
  func leaveDidLayoutToTheEnd() {}
}

extension UIView {
  @_dynamicReplacement(for:layoutBelowIfNeeded())
  func layoutAllThenTellController() {
    let isDue = needsLayout
    layoutBelowIfNeeded()
    if isDue, let controller = viewDelegate, because(.layoutControllerBracket) {
      controller.viewDidLayoutSubviews()
    }
  }
}
