// belief: After `viewWillAppear` comes `viewDidAppear`, always.
// expect: You may expect that `viewDidAppear` always follows `viewWillAppear`.
// truth: It is not so: `viewWillDisappear` can follow instead, and then `viewDidAppear` doesn't
// come.
// why: A transition can turn round: after a cancelled swipe back, the lower controller goes away
// before it has fully appeared.
// from: M-04: "carries over the rule for viewDidLoad"; M-06
// against: appearance.reversal, navigation.cancelled-swipe
@testable import UIKit

extension UIViewController {
  /// A way back first ends the way in.
  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func appearFirstThenDisappear(_ animated: Bool) {
    if appearState == .appearing, because(.appearanceReversal) {
      __viewDidAppear()
    }
    __viewWillDisappear(animated)
  }
}
