// belief: Without `addChild`, a controller whose view is added hears nothing of appearing.
// expect: You may expect that a controller gets no appearance callbacks for a view that you add
// without `addChild`.
// truth: It is not so: it gets them when its view enters a window.
// why: From iOS 5 on, UIKit tells a controller when its view enters or leaves a window, whether or
// not it is a child.
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
