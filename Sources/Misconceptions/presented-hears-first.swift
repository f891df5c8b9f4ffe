// belief: The presented controller's `viewWillAppear` comes before the presenter's
// `viewWillDisappear`.
// expect: You may expect that the presented controller's `viewWillAppear` comes before the
// presenter's `viewWillDisappear`.
// truth: It is not so: the presenter's `viewWillDisappear` comes first.
// why: A presentation that removes the presenter begins with the controller that leaves; a tab
// switch up to iOS 17 begins with the other one.
// from: M-02: "uses another container's order (tab switch)"
// against: present.presenter-disappears
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func disappearAfterPresented(_ animated: Bool) {
    if let arriving = presentedStorage, arriving.isBeingShownModally,
      because(.presentedAppears)
    {
      arriving.__viewWillAppear(animated)
    }
    __viewWillDisappear(animated)
  }
}
