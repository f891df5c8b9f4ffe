// title: A subview that reaches beyond the right edge has the parent's right inset, one inside has none
// ios: 12
// device: iphone
// watch: right | inside
// normalize:
// source: https://cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html (huahuahu, about 2018, with logged insets)
// confidence: high
// note: Logged: root right 10, a view that leaves the screen on the right has 10 too; a view within the safe area has zero insets.
import UIKit

let root = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 10)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let w = root.view.bounds.width
let over = UIView(frame: CGRect(x: w - 50, y: 300, width: 100, height: 50)), inside = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
root.view.addSubview(over)
root.view.addSubview(inside)
Simulator.settle()
print("right same as the root \(over.safeAreaInsets.right == root.view.safeAreaInsets.right) \(over.safeAreaInsets.right >= 10)")
print("inside zero \(inside.safeAreaInsets == .zero)")

// prints:
// right same as the root true true
// inside zero true
