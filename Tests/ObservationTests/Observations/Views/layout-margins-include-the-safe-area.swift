// title: A subview's layout margins are its own margins plus its safe-area insets
// ios: 11
// device: iphone
// watch: margin
// normalize:
// source: https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/47003878/how-when-does-ios-determine-safearealayoutguides-and-layoutmargins (Stack Overflow question with values, 2017-10)
// confidence: high
// note: Values in the question: a view with a top inset of 20 has margins 48 8 8 8, its copy outside the hierarchy 28 8 8 8: the difference is the inset.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
box.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
print("margin outside \(box.layoutMargins.top)")
root.view.addSubview(box)
root.additionalSafeAreaInsets.top = 20
Simulator.settle()
print("margin plus inset \(box.layoutMargins.top == 28 + box.safeAreaInsets.top) \(box.safeAreaInsets.top >= 20)")

// prints:
// margin outside 28.0
// margin plus inset true true
