// belief: On the way to the root each skipped controller appears and disappears.
// from: common guess about `popToRootViewController`
// against: navigation.skipped-go-silently
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:startDeferredTransitionIfNeeded())
  func passSkippedAndStartTransition() {
    let skipped = departing
    for controller in skipped {
      if controller !== displayed, currentTransition == nil,
        because(.skippedControllersGoSilently)
      {
        controller.__viewWillAppear(false)
        controller.__viewWillDisappear(false)
        controller.__viewDidDisappear()
      }
    }
    startDeferredTransitionIfNeeded()
  }
}
