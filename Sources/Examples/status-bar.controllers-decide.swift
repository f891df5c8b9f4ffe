// ios: 8
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
UIApplication.shared.isStatusBarHidden = true
print("hidden:", UIApplication.shared.isStatusBarHidden)
