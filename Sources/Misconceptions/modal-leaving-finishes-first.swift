// belief: A full-screen presentation ends like a push: the leaving controller's
// `viewDidDisappear` comes first.
// expect: You may expect that a full-screen presentation ends like a push, with the leaving
// controller's `viewDidDisappear` first.
// truth: It is not so: the arriving controller's `viewDidAppear` comes first.
// why: These are different transitions: a push finishes the leaving controller first, a
// presentation the arriving one.
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
