// ios: 17
import UIKit

class Home: UIViewController {}
let nav = UINavigationController(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let cover = UIViewController()
cover.modalPresentationStyle = .fullScreen
nav.present(cover, animated: true)
Simulator.settle()
nav.dismiss(animated: true)
Simulator.settle()
