// belief: When `makeKeyAndVisible` returns, the root has got its `viewDidAppear`.
// from: S003-23, S003-24: "thinks viewDidAppear precedes display"; M-12
// against: window.root-did-appear-after-commit
@testable import UIKit

extension UIWindow {
  @_dynamicReplacement(for:addRootViewControllerViewIfPossible())
  func addRootViewAndFinish() {
    addRootViewControllerViewIfPossible()
    if because(.rootDidAppearAfterCommit) {
      rootViewController?.__viewDidAppear()
    }
  }
}
