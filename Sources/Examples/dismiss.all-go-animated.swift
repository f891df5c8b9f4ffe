import UIKit

class Home: UIViewController {}
class First: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("animated:", animated)
  }
}
class Second: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let first = First()
home.present(first, animated: true)
Simulator.settle()
let second = Second()
first.present(second, animated: true)
Simulator.settle()
home.dismiss(animated: true)
Simulator.settle()
