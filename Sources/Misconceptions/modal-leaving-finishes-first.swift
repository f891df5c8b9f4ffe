// belief: A full-screen presentation ends like a push: the leaving controller's
// `viewDidDisappear` comes first.
// from: M-02: one container's order used for all
// against: present.arriving-finishes-first
@testable import UIKit

extension UIViewController {
  /// Presenting, the presenter leaves; dismissing, the presented controller does.
  @_dynamicReplacement(for:__viewDidAppear())
  func finishAfterLeaving() {
    if isBeingShownModally, because(.arrivingFinishesFirst) {
      presentingStorage?.__viewDidDisappear()
    }
    if let leaving = presentedStorage, leaving.isBeingHiddenModally,
      because(.arrivingFinishesFirst)
    {
      leaving.__viewDidDisappear()
    }
    __viewDidAppear()
  }
}
