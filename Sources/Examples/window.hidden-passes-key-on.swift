import UIKit

final class Main: UIViewController {}
final class Warning: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Main()
window.makeKeyAndVisible()

let overlay = UIWindow(frame: UIScreen.main.bounds)
overlay.windowLevel = .alert
overlay.rootViewController = Warning()
overlay.makeKeyAndVisible()
Simulator.settle()

overlay.isHidden = true
print("The main window is key again:", window.isKeyWindow)
Simulator.settle()
