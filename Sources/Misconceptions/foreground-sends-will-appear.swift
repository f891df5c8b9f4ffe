// belief: Coming back from the background sends `viewWillAppear`, though nothing disappeared.
// expect: You may expect that `viewWillAppear` comes when the app returns from the background.
// truth: It is not so: the controllers on screen get no appearance callbacks.
// why: Their views have never left the window, and UIKit reports the return to the app's or the
// scene's delegate.
// from: common question "viewWillAppear is not called when the app comes back"
// against: app.background-is-no-disappearance
@testable import UIKit

extension UIApplication {
  @_dynamicReplacement(for:enterForeground())
  func enterForegroundAndAppearAgain() {
    let wasBackground = stateStorage == .background
    enterForeground()
    guard wasBackground else { return }
    for window in Simulation.current.visibleWindows {
      if let root = window.rootViewController, root.appearState == .appeared,
        because(.appearanceOutlastsBackground)
      {
        root.appearState = .disappeared
        root.__viewWillAppear(false)
        root.__viewDidAppear()
      }
    }
  }
}
