import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

let task = UIApplication.shared.beginBackgroundTask { print("the time is over") }
Simulator.enterBackground()
Simulator.settle()
print("task", task.rawValue, "is at work")
Simulator.expireBackgroundTime()
