// belief: After `viewWillAppear` comes `viewDidAppear`, always.
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
