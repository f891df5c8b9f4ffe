// belief: A pushed controller hears `didMove(toParent:)` right after `willMove(toParent:)`.
// expect: You may expect that a pushed controller gets `didMove(toParent:)` right after
// `willMove(toParent:)`.
// truth: It is not so: `didMove(toParent:)` comes after its `viewDidAppear`.
// why: `willMove(toParent:)` begins the move inside `pushViewController`, and the move ends only
// with the transition.
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
