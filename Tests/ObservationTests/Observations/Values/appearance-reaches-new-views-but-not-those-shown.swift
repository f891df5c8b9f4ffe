// title: An appearance proxy does not touch views that are in the hierarchy already, but views added later
// ios: 15
// device: iphone
// watch: colour
// normalize:
// source: https://coderapp.vercel.app/answer/69557285 (DonMag, Stack Overflow, 2021-10)
// confidence: high
// note: The answer's example: two views shown, the proxy set after that, a third view added: only that one gets it. MISSING: UIView.appearance() of an own class
import UIKit
final class Box: UIView {
    @objc dynamic var mark: UIColor? = .white
}
let a = UIViewController()
let old = Box()
a.view.addSubview(old)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Box.appearance().mark = .red
Simulator.settle()
print("colour old \(old.mark == .red)")
let new = Box()
a.view.addSubview(new)
Simulator.settle()
print("colour new \(new.mark == .red)")

// prints:
// colour old false
// colour new true
