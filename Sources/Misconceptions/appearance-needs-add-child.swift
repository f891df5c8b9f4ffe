// belief: Without `addChild`, a controller whose view is added hears nothing of appearing.
// from: articles 002 and 003 on containers; common advice "call addChild or viewWillAppear is
// not sent"
// against: appearance.view-driven
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:viewWillMoveToWindow(under:))
  func viewWillMoveToWindowAsChild(under ancestor: UIViewController?) {
    if parentStorage != nil {
      viewWillMoveToWindow(under: ancestor)
    }
  }
}
