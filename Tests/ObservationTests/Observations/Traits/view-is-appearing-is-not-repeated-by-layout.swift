// title: Later layout and rotation do not call viewIsAppearing again
// ios: 17
// device: iphone
// watch: is count
// normalize: 
// source: https://apoorv487.medium.com/ios-uikit-viewisappearing-fe0edbf5a2e9 (Apoorv, 2023)
// confidence: high
// note: Called once during the appearance transition, unlike the layout methods, which can come several times.
import UIKit
final class A: UIViewController {
    var count = 0
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); count += 1 }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("is count \(a.count)")
a.view.setNeedsLayout()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("is count \(a.count)")

// prints:
// is count 1
// is count 1
