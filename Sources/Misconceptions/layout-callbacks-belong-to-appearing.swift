// belief: `viewDidLayoutSubviews` comes with the appearance, and not again while the view is
// shown.
// from: S003-16, S003-29: "not repeated on resize"
// against: size.rotation-callbacks, layout.controller-bracket
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillLayoutSubviews())
  func sendWillLayoutWhileAppearing() {
    if appearState != .appeared, because(.layoutControllerBracket) {
      viewWillLayoutSubviews()
    }
  }

  @_dynamicReplacement(for:__viewDidLayoutSubviews())
  func sendDidLayoutWhileAppearing() {
    if appearState != .appeared, because(.layoutControllerBracket) {
      viewDidLayoutSubviews()
    }
  }
}
