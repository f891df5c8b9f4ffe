import UIKit

final class Badge: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("badge", size)
  }
}

final class Board: UIViewController {
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: 100, height: 100)
  }
}

let board = Board()
let badge = Badge()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = board
window.makeKeyAndVisible()
board.addChild(badge)
badge.view.autoresizingMask = []
badge.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
board.view.addSubview(badge.view)
badge.didMove(toParent: board)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
