import UIKit

class Home: UIViewController {
  var isLoggedIn = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isLoggedIn { return }
    let login = Login()
    login.modalPresentationStyle = .fullScreen
    present(login, animated: true)
  }
}
class Login: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.dismiss(animated: true)
Simulator.settle()
print(home.presentedViewController == nil ? "free" : "asked to log in again")
