// belief: In `viewDidLoad` the view has the size it will have on screen.
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
