import UIKit

final class Login: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let login = Login()
window.rootViewController = login
print("on the next line, loaded:", login.isViewLoaded)
Simulator.settle()
