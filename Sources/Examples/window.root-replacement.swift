import UIKit

final class Login: UIViewController {}
final class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Login()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController = Home()
Simulator.settle()
