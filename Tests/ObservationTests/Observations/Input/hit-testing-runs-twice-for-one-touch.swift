// title: One touch hit-tests the view tree twice
// ios: 11
// device: iphone
// watch: hit tests | began
// normalize:
// source: http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017; GitHub file index id 11409586826)
// confidence: medium
// note: The article says that the whole pass from the first hitTest to the last pointInside is executed two times for a tap. When the second pass comes is not settled, so the program counts after the tap. NEWACT: touchDown, touchUp.
// open: the model does something else
import UIKit
var tests = 0
final class V: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        tests += 1
        return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
}
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
tests = 0
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.touchUp()
Simulator.settle()
print("hit tests \(tests)")

// prints:
// began
// hit tests 2
