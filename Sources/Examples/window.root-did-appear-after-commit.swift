import UIKit

final class Home: UIViewController {
  override func viewDidLayoutSubviews() { print("laid out") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
print("the launching code goes on")
Simulator.settle()
