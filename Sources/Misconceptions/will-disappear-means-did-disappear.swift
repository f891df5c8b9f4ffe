// belief: After `viewWillDisappear` comes `viewDidDisappear`, always.
// from: S003-54, M-04, M-06: "does not know the cancelled swipe-back"
// against: appearance.reversal, navigation.cancelled-swipe
@testable import UIKit

extension UIViewController {
  /// A way back first ends the way out.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func disappearFirstThenAppear(_ animated: Bool) {
    if appearState == .disappearing, because(.appearanceReversal) {
      __viewDidDisappear()
    }
    __viewWillAppear(animated)
  }
}
