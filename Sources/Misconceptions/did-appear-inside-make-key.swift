// belief: When `makeKeyAndVisible` returns, the root has got its `viewDidAppear`.
// expect: You may expect that the root controller has received `viewDidAppear` when
// `makeKeyAndVisible` returns.
// truth: It is not so: `viewDidAppear` comes later, after the first layout pass.
// why: The call only begins the appearance, which ends after your launch code has returned.
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
