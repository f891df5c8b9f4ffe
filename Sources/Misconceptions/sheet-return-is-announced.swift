// belief: When a sheet goes, the controller below gets `viewWillAppear`.
// expect: You may expect that the controller below gets `viewWillAppear` when a sheet goes.
// truth: It is not so: it gets no appearance callbacks.
// why: The sheet has left its view in the window, so the controller never disappeared and can't
// appear again.
// from: M-01: "thinks the return is announced anyway"; the most asked question of iOS 13
// against: present.sheet-keeps-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:finishDismissal(of:completion:))
  func announceReturnAndFinishDismissal(of chain: [UIViewController], completion: (() -> Void)?) {
    if !presenterWasRemoved, let presenter = presentingStorage, because(.presenterReappears) {
      presenter.appearState = .disappeared
      presenter.__viewWillAppear(true)
      presenter.__viewDidAppear()
    }
    finishDismissal(of: chain, completion: completion)
  }
}
