// belief: A memory warning drops the views of controllers that are off screen, today as ever.
// expect: You may expect that a memory warning removes the views of controllers that are off
// screen.
// truth: It is not so: from iOS 6 on, a loaded view stays loaded.
// why: UIKit still sends `didReceiveMemoryWarning`, but it no longer drops `view` or sends
// `viewDidUnload`.
// from: S001-01, S001-02, S003-04, M-13: "applies the iOS 5 rule"
// against: memory.warning-keeps-views
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:didReceiveMemoryWarning())
  func dropViewOffScreen() {
    guard let loaded = viewStorage, loaded.superviewStorage == nil else { return }
    if because(.memoryWarningUnloads) {
      viewWillUnload()
    }
    setView(nil)
    if because(.memoryWarningUnloads) {
      viewDidUnload()
    }
  }
}
