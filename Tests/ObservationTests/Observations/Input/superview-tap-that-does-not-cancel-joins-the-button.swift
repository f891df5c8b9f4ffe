// title: If the superview's tap does not cancel touches, both it and the button act
// ios: 11
// device: iphone
// watch: acts
// normalize:
// source: http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017; GitHub file index id 11409586826)
// confidence: medium
// note: The article's extra test: with cancelsTouchesInView = false the button does not stop the recogniser of its superview. The order of the two is not stated, so the acts are sorted. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    var acts: [String] = []
    @objc func tapped(_ g: UITapGestureRecognizer) { acts.append("tap") }
    @objc func pressed(_ b: UIButton) { acts.append("action") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
button.addTarget(t, action: #selector(T.pressed), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let tap = UITapGestureRecognizer(target: t, action: #selector(T.tapped))
tap.cancelsTouchesInView = false
a.view.addGestureRecognizer(tap)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: button)
Simulator.touchUp()
Simulator.settle()
print("acts \(t.acts.sorted())")

// prints:
// acts ["action", "tap"]
