import UIKit

final class Pane: UIWindow {}

let first = Pane(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
first.makeKeyAndVisible()
let second = Pane(frame: UIScreen.main.bounds)
second.rootViewController = UIViewController()
second.makeKeyAndVisible()
Simulator.settle()
print("the second is key:", second.isKeyWindow)
