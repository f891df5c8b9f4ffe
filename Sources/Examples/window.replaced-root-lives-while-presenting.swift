import UIKit

final class Login: UIViewController {
  deinit { print("login is gone") }
}
final class Hint: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Login()
window.makeKeyAndVisible()
Simulator.settle()
let hint = Hint()
window.rootViewController?.present(hint, animated: false)
Simulator.settle()
window.rootViewController = UIViewController()
Simulator.settle()
print("the hint is still presented:", hint.presentingViewController != nil)
hint.dismiss(animated: false)
Simulator.settle()
