import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

let task = UIApplication.shared.beginBackgroundTask()
UIApplication.shared.endBackgroundTask(task)
// UIKit logs a message for the second call.
UIApplication.shared.endBackgroundTask(task)
