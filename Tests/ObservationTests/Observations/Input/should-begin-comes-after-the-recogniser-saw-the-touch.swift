// title: gestureRecognizerShouldBegin is asked after the recogniser has begun to watch the touch
// ios: 10
// device: iphone
// watch: recogniser | shouldBegin | action
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/16891 (rdar 30479467, 2017-02)
// confidence: medium
// note: The report corrects the documentation: the question means leaving the possible state. For a tap this is when the finger lifts. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer touches methods
import UIKit
final class Tap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser began"); super.touchesBegan(touches, with: event) }
}
final class D: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { print("shouldBegin"); return true }
    @objc func act() { print("action") }
}
let d = D()
let v = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let tap = Tap(target: d, action: #selector(D.act))
tap.delegate = d
v.addGestureRecognizer(tap)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.touchUp()
Simulator.settle()

// prints:
// recogniser began
// shouldBegin
// action
