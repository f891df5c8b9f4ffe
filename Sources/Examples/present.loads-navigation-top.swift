import UIKit

class Home: UIViewController {}
class Form: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let flow = UINavigationController(rootViewController: Form())
flow.modalPresentationStyle = .fullScreen
home.present(flow, animated: true)
Simulator.settle()
