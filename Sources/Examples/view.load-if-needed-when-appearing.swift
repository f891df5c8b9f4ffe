import UIKit

class Inbox: UIViewController {
  override func loadViewIfNeeded() {
    print("asked to load, loaded already: \(isViewLoaded)")
    super.loadViewIfNeeded()
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Inbox()
window.makeKeyAndVisible()
Simulator.settle()
