// title: A tap recogniser calls its action once, in the ended state
// ios: 11
// device: iphone
// watch: action
// normalize:
// source: https://github.com/mapbox/mapbox-gl-native/pull/12043 (Jason Wray, 2018-06); https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum (Apple reference)
// confidence: high
// note: Discrete recognisers go through neither began nor changed. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    @objc func act(_ g: UITapGestureRecognizer) { print("action ended: \(g.state == .ended)") }
}
let t = T()
let v = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
v.addGestureRecognizer(UITapGestureRecognizer(target: t, action: #selector(T.act)))
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
// action ended: true
