// belief: In `viewWillAppear` the view is in its window already.
// expect: You may expect that the view is already in its window in `viewWillAppear`.
// truth: It is not so: the view isn't in the window yet.
// why: UIKit announces the appearance first, puts the view in the window next, and then sends
// `viewIsAppearing`.
// from: S003-21: "thinks 'will appear' is after the view has been added"; S003-26
// against: appearance.will-appear, window.root-appears
@testable import UIKit

extension UIViewController {
  /// Waits for the window.
  @_dynamicReplacement(for:sendViewWillAppear(_:))
  func sendViewWillAppearInWindow(_ animated: Bool) {
    if viewStorage?.window != nil {
      sendViewWillAppear(animated)
    }
  }

  @_dynamicReplacement(for:viewDidMoveToWindow())
  func tellWillAppearInWindow() {
    if appearState == .appearing, !hasSentViewIsAppearing {
      sendViewWillAppear(appearanceIsAnimated)
    }
    viewDidMoveToWindow()
  }
}
