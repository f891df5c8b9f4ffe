// title: During a view animation the model already has the final value; the presentation layer is in between
// ios: 7
// device: iphone
// watch: model | shown
// normalize:
// source: https://github.com/objcio/articles/blob/master/2014-05-08-animations-explained.md (Robert Böhnke, objc.io, 2014-05-08)
// confidence: high
// note: The article tells of the two trees with a fade-out. The value in between is only compared with the ends.
import UIKit
let a = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.alpha = 0 }, completion: nil)
Simulator.advance(by: 0.5)
print("model \(box.layer.opacity)")
let shown = box.layer.presentation()?.opacity ?? -1
print("shown between \(shown > 0 && shown < 1)")
Simulator.advance(by: 1)
Simulator.settle()
print("shown end \(box.layer.presentation()?.opacity ?? -1)")

// prints:
// model 0.0
// shown between true
// shown end 0.0
