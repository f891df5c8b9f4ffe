// belief: After `viewWillDisappear` comes `viewDidDisappear`, always.
// expect: You may expect that `viewDidDisappear` always follows `viewWillDisappear`.
// truth: It is not so: `viewWillAppear` can follow instead, and then `viewDidDisappear` doesn't
// come.
// why: A transition can turn round: after a cancelled swipe back, the top controller returns before
// it has fully disappeared.
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
