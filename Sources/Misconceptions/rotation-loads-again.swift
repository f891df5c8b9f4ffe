// belief: Turning the device runs `viewDidLoad` again.
// expect: You may expect that turning the device runs `viewDidLoad` again.
// truth: It is not so: `viewDidLoad` doesn't run, because the view stays loaded.
// why: A rotation gives a new size to the view that is there, and `viewDidLoad` follows only the
// loading of a view.
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
