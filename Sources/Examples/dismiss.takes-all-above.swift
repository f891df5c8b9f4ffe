import UIKit

class Home: UIViewController {}
class First: UIViewController {}
class Second: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let first = First()
first.modalPresentationStyle = .fullScreen
home.present(first, animated: true)
Simulator.settle()
let second = Second()
second.modalPresentationStyle = .fullScreen
first.present(second, animated: true)
Simulator.settle()
home.dismiss(animated: true)
Simulator.settle()
print(home.presentedViewController == nil)
