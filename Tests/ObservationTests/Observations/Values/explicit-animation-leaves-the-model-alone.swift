// title: After an explicit layer animation the layer is where it was: the model never changed
// ios: 7
// device: iphone
// watch: model | shown
// normalize:
// source: https://github.com/objcio/articles/blob/master/2014-05-08-animations-explained.md (Robert Böhnke, objc.io, 2014-05-08)
// confidence: high
// note: The article's rocket jumps back to its first position when the animation is removed.
import UIKit
let a = UIViewController()
let rocket = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(rocket)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let move = CABasicAnimation(keyPath: "position.x")
move.fromValue = 77
move.toValue = 255
move.duration = 1
rocket.layer.add(move, forKey: "basic")
Simulator.advance(by: 0.5)
print("model \(rocket.layer.position.x)")
Simulator.advance(by: 1)
Simulator.settle()
print("model \(rocket.layer.position.x)")
print("shown \(rocket.layer.presentation()?.position.x ?? -1)")

// prints:
// model 25.0
// model 25.0
// shown 25.0
