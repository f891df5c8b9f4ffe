// belief: Coming back from the background sends `viewWillAppear`, though nothing disappeared.
// from: common question "viewWillAppear is not called when the app comes back"
// against: app.state-changes
@testable import UIKit

extension UIApplication {
  @_dynamicReplacement(for:enterForeground())
  func enterForegroundAndAppearAgain() {
    let wasBackground = stateStorage == .background
    enterForeground()
    guard wasBackground else { return }
    for window in Simulation.current.visibleWindows {
      if let root = window.rootViewController, root.appearState == .appeared,
        because(.appStateChanges)
      {
        root.appearState = .disappeared
        root.__viewWillAppear(false)
        root.__viewDidAppear()
      }
    }
  }
}
