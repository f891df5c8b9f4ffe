// belief: `viewDidLayoutSubviews` comes with the appearance, and not again while the view is
// shown.
// expect: You may expect that `viewDidLayoutSubviews` comes only while the view appears.
// truth: It is not so: it comes again whenever the root view lays out, for example after a
// rotation.
// why: The callback belongs to the layout of the root view, and layout can happen at any time on
// screen.
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
