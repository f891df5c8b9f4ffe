// belief: The presented controller's `viewWillAppear` comes before the presenter's
// `viewWillDisappear`.
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
