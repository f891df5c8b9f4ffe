// belief: Turning the device runs `viewDidLoad` again.
// from: Android, where turning remakes the screen; S003-52
// against: size.rotation-callbacks, view.did-load-follows-load-view
@testable import UIKit

extension UIApplication {
  @_dynamicReplacement(for:rotate(to:))
  func rotateAndLoadAgain(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    rotate(to: orientation)
    guard Simulation.current.orientation != old, because(.rotationCallbacks) else { return }
    for window in Simulation.current.visibleWindows {
      if because(.viewDidLoadFollowsLoadView) {
        window.rootViewController?.viewDidLoad()
      }
    }
  }
}
