// title: A long press that does not move calls its action twice, with began and with ended
// ios: 9
// device: iphone
// watch: action
// normalize:
// source: https://github.com/regexident/DLWidgetMenu/issues/3 (2014-02); https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer (Apple reference)
// confidence: high
// note: The issue: a handler that ignores the state fires twice. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    @objc func act(_ g: UILongPressGestureRecognizer) { print("action \(g.state == .began ? "began" : g.state == .ended ? "ended" : "other")") }
}
let t = T()
let v = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
v.addGestureRecognizer(UILongPressGestureRecognizer(target: t, action: #selector(T.act)))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.advance(by: 1.5)
Simulator.touchUp()
Simulator.settle()

// prints:
// action began
// action ended
