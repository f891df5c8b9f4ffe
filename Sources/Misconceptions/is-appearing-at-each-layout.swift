// belief: `viewIsAppearing` comes again with each layout pass of a view on screen.
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
