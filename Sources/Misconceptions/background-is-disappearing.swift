// belief: Going to the background makes the shown controllers disappear, and coming back makes
// them appear.
// expect: You may expect that the controllers on screen disappear when the app goes to the
// background.
// truth: It is not so: they get no appearance callbacks, neither then nor when the app returns.
// why: Their views stay in the window, and UIKit reports the change to the app's or the scene's
// delegate instead.
// from: common question "viewWillAppear is not called when the app comes back"
// against: app.background-is-no-disappearance
@testable import UIKit

extension UIApplication {
  @_dynamicReplacement(for:enterBackground())
  func enterBackgroundAndDisappear() {
    let wasBackground = stateStorage == .background
    enterBackground()
    for controller in wasBackground ? [] : controllersOnScreen {
      if because(.appearanceOutlastsBackground) {
        controller.__viewWillDisappear(false)
        controller.__viewDidDisappear()
      }
    }
  }

  @_dynamicReplacement(for:enterForeground())
  func enterForegroundAndAppear() {
    let wasBackground = stateStorage == .background
    enterForeground()
    for controller in wasBackground ? controllersOnScreen : [] {
      if because(.appearanceOutlastsBackground) {
        controller.__viewWillAppear(false)
        controller.__viewDidAppear()
      }
    }
  }

  /// The roots and the controllers they present, as far as they are in a window.
  private var controllersOnScreen: [UIViewController] {
    var found: [UIViewController] = []
    for window in Simulation.current.visibleWindows {
      var next = window.rootViewController
      while let controller = next {
        if controller.viewStorage?.window != nil { found.append(controller) }
        next = controller.presentedStorage
      }
    }
    return found
  }
}
