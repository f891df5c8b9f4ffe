// belief: `present` sends the "will" callbacks before it returns.
// from: M-07, M-08: what iOS 6 did, taken for today's
// against: present.starts-after-commit
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:schedule(_:animated:completion:))
  func startPresentationAtOnce(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    presentation.startPresentation(from: self, animated: animated, completion: completion)
  }
}
