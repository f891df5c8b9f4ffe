// belief: The old screen gets both its callbacks before the new one gets any.
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
