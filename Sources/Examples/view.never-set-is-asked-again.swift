import UIKit

class Hesitant: UIViewController {
  var tries = 0

  override func loadView() {
    tries += 1
    print("loadView, try \(tries)")
    if tries == 3 { super.loadView() }
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Hesitant()
window.makeKeyAndVisible()
Simulator.settle()
