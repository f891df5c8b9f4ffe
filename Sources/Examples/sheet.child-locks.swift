import UIKit

class Home: UIViewController {}
class Form: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let form = Form()
form.isModalInPresentation = true
let flow = UINavigationController(rootViewController: form)
home.present(flow, animated: true)
Simulator.settle()
Simulator.beginSwipeDown(flow)
Simulator.finishSwipeDown(flow)
Simulator.settle()
print(home.presentedViewController === flow)
