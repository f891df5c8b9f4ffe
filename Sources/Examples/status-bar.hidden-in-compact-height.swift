import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("hidden:", UIApplication.shared.isStatusBarHidden)
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("hidden:", UIApplication.shared.isStatusBarHidden)
