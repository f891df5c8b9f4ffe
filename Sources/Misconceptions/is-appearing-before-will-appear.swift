// belief: `viewIsAppearing` comes before `viewWillAppear`.
// expect: You may expect that `viewIsAppearing` comes before `viewWillAppear`.
// truth: It is not so: it comes after `viewWillAppear`.
// why: `viewWillAppear` comes before the view is in its window, and `viewIsAppearing` comes when it
// is there.
// from: M-03: the new callback taken for an earlier one
// against: appearance.is-appearing
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendViewWillAppear(_:))
  func sendIsAppearingThenWillAppear(_ animated: Bool) {
    sendViewIsAppearing()
    sendViewWillAppear(animated)
  }

  /// In the window it is too late: it was sent before.
  @_dynamicReplacement(for:sendViewIsAppearing())
  func sendViewIsAppearingOutsideWindow() {
    if viewStorage?.window == nil {
      sendViewIsAppearing()
    }
  }
}
