// belief: The old screen gets both its callbacks before the new one gets any.
// expect: You may expect that the old screen gets both its callbacks before the new one gets any.
// truth: It is not so: the new one's `viewWillAppear` comes before the old one's
// `viewDidDisappear`.
// why: Both screens take part in one transition, which sends the "will" callbacks at its beginning
// and the "did" callbacks at its end.
// from: M-02: "thinks the old screen leaves wholly before the new one comes"; S003-01
// against: navigation.outgoing-will-first, present.presenter-disappears
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func disappearWholly(_ animated: Bool) {
    __viewWillDisappear(animated)
    if because(.didDisappearAfterLeaving) {
      __viewDidDisappear()
    }
  }
}
