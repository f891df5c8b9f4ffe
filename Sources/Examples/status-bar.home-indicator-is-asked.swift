import UIKit

final class Player: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool {
    print("home indicator?")
    return true
  }
}

let player = Player()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = player
window.makeKeyAndVisible()
Simulator.settle()
print("again")
player.setNeedsUpdateOfHomeIndicatorAutoHidden()
