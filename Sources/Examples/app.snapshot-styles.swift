import UIKit

final class Root: UIViewController {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    print("dark:", traitCollection.userInterfaceStyle == .dark)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
