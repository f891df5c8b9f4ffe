// belief: The view lays out before its controller hears `viewWillLayoutSubviews`.
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
