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
home.present(first, animated: true)
Simulator.settle()
let second = Second()
first.present(second, animated: true)
Simulator.settle()
first.dismiss(animated: true)  // takes away the second
Simulator.settle()
print(home.presentedViewController === first)
