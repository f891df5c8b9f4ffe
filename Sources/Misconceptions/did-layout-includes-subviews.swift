// belief: `viewDidLayoutSubviews` comes when all subviews have laid out.
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
