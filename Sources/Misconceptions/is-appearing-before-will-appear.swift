// belief: `viewIsAppearing` comes before `viewWillAppear`.
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
