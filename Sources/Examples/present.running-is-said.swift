// ios: 12
import UIKit

class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let first = UIViewController()
home.present(first, animated: true)
home.present(UIViewController(), animated: true)
let lines = Simulator.consoleLines()
print("in progress:", lines.contains { $0.hasSuffix("while a presentation is in progress!") })
