// belief: On the way to the root each skipped controller appears and disappears.
// expect: You may expect that each skipped controller appears and disappears on the way to the
// root.
// truth: It is not so: the skipped controllers get no appearance callbacks.
// why: A pop to the root is one transition, from the old top straight to the root.
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
