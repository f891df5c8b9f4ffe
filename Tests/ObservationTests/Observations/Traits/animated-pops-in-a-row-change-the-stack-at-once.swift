// title: Several animated pops in a row each change viewControllers before they return
// ios: 16
// device: iphone
// watch: count
// normalize: 
// source: https://github.com/software-mansion/react-native-screens ios/stack/host/RNSStackNavigationController.mm (Software Mansion, 2025)
// confidence: high
// note: They rely on and assert that viewControllers is updated synchronously while they pop and push with animation.
import UIKit
let a = UINavigationController(rootViewController: UIViewController())
a.pushViewController(UIViewController(), animated: false)
a.pushViewController(UIViewController(), animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.popViewController(animated: true)
print("count \(a.viewControllers.count)")
a.popViewController(animated: true)
print("count \(a.viewControllers.count)")
a.pushViewController(UIViewController(), animated: true)
print("count \(a.viewControllers.count)")

// prints:
// count 2
// count 1
// count 2
