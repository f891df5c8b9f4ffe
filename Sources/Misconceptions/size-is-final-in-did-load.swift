// belief: In `viewDidLoad` the view has the size it will have on screen.
// expect: You may expect that the view has its final size in `viewDidLoad`.
// truth: It is not so: its size can still change after that.
// why: The window or container that shows the view sets its size, and that happens after the
// loading.
// from: S003-15, S003-16, S003-29: layout code moved to where the size is not final yet
// against: window.root-view-fills-window
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendViewDidLoad())
  func sizeViewAndSendViewDidLoad() {
    viewStorage?.frame = UIScreen.main.bounds
    sendViewDidLoad()
  }
}
