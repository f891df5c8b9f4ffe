// belief: When a sheet goes, the controller below gets `viewWillAppear`.
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
