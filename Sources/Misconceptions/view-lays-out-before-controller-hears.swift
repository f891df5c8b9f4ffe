// belief: The view lays out before its controller hears `viewWillLayoutSubviews`.
// expect: You may expect that the view lays out before its controller gets
// `viewWillLayoutSubviews`.
// truth: It is not so: `viewWillLayoutSubviews` comes before the root view's `layoutSubviews`.
// why: The controller's two layout callbacks enclose the layout of its root view.
// from: S002-10, S003-27: "thinks the view is served before its controller"
// against: layout.controller-bracket
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillLayoutSubviews())
  func sendNothingBeforeLayout() {}

  @_dynamicReplacement(for:__viewDidLayoutSubviews())
  func sendBothAfterLayout() {
    if because(.layoutControllerBracket) {
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    }
  }
}
