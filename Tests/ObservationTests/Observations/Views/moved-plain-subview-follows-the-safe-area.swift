// title: The safe-area insets of a plain subview follow its position
// ios: 13
// device: iphone
// watch: inset
// normalize:
// source: https://www.matrixprojects.net/p/safe-area-insets/ (matrixprojects.net, undated, about iOS 11 and later)
// confidence: high
// note: A view without its own controller gets insets from its position in the superview; also stated in qiita.com/lovee/items/21131fb441a1a86b45e3 (lovee, 2017-09-13) with numbers.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
root.view.addSubview(box)
Simulator.settle()
print("inset difference at the top: \(root.view.safeAreaInsets.top - box.safeAreaInsets.top)")
box.frame.origin.y = 30
Simulator.settle()
print("inset difference 30 below: \(root.view.safeAreaInsets.top - box.safeAreaInsets.top)")
box.frame.origin.y = 300
Simulator.settle()
print("inset far below: \(box.safeAreaInsets.top)")

// prints:
// inset difference at the top: 0.0
// inset difference 30 below: 30.0
// inset far below: 0.0
