import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

print("no limit:", UIApplication.shared.backgroundTimeRemaining > 1_000_000)
Simulator.enterBackground()
Simulator.settle()
print("seconds left:", UIApplication.shared.backgroundTimeRemaining)
