// belief: A pushed controller hears `didMove(toParent:)` right after `willMove(toParent:)`.
// from: S003-34, M-14: "takes the usual case for a promise"
// against: navigation.did-move-last, child.container-sends-did-move
@testable import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:requestTransition(_:animated:))
  func confirmMovesAndRequestTransition(
    _ operation: UINavigationController.Operation, animated: Bool
  ) {
    let new = arriving
    arriving = []
    for controller in new {
      sendDidMove(controller, to: self)
    }
    requestTransition(operation, animated: animated)
  }
}
