import UIKit

class Home: UIViewController {}
class First: UIViewController {}
class Second: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(First(), animated: true) { print("the first is there") }
home.present(Second(), animated: true) { print("the second is there") }
Simulator.settle()
