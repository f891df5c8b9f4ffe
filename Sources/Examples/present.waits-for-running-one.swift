import UIKit

class Home: UIViewController {}
class Splash: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
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

let splash = Splash()
splash.modalPresentationStyle = .fullScreen
home.present(splash, animated: true)
Simulator.settle()
