// belief: `viewIsAppearing` comes again with each layout pass of a view on screen.
// expect: You may expect that `viewIsAppearing` comes again with each layout pass.
// truth: It is not so: it comes once per appearance.
// why: It reports that the view is now in its window; a later layout pass has callbacks of its own.
// from: M-03; readers who take it for another `viewDidLayoutSubviews`
// against: appearance.is-appearing, layout.controller-bracket
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidLayoutSubviews())
  func sendDidLayoutAndIsAppearingAgain() {
    if because(.layoutControllerBracket) {
      viewDidLayoutSubviews()
    }
    if appearState == .appeared {
      sendViewIsAppearing()
    }
  }
}
