// belief: Turning the device makes the view disappear and appear again.
// expect: You may expect that turning the device makes the view disappear and appear again.
// truth: It is not so: nothing appears or disappears.
// why: The view stays in its window and gets a new size, which `viewWillTransition(to:with:)` and
// layout report.
// from: common guess from the days of `willRotate`; Android, where turning remakes the screen
// against: size.rotation-callbacks
@testable import UIKit

extension UIApplication {
  @_dynamicReplacement(for:rotate(to:))
  func rotateAndAppearAgain(to orientation: UIInterfaceOrientation) {
    let old = Simulation.current.orientation
    rotate(to: orientation)
    guard Simulation.current.orientation != old, because(.rotationCallbacks) else { return }
    for window in Simulation.current.visibleWindows {
      if let root = window.rootViewController, root.appearState == .appeared {
        root.__viewWillDisappear(true)
        root.__viewDidDisappear()
        root.__viewWillAppear(true)
        root.__viewDidAppear()
      }
    }
  }
}
