// title: An exclusive-touch view gets no finger while another view of the window tracks one
// ios: 12
// device: iphone
// watch: exclusive. | other.
// normalize:
// source: https://learn.microsoft.com/en-us/dotnet/api/uikit.uiview.exclusivetouch (Microsoft's reference of UIKit)
// confidence: medium
// note: The remarks: a finger on an exclusive view is delivered only if no other view of the window tracks a finger. NEWACT: Simulator.touchDown(at:in:finger:), touchUp(finger:).
import UIKit
final class V: UIView {
    var name = ""
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("\(name).began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("\(name).ended") }
}
let one = V(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
one.name = "exclusive"
one.isExclusiveTouch = true
let two = V(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
two.name = "other"
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: two, finger: 1)
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: one, finger: 2)
Simulator.touchUp(finger: 2)
Simulator.touchUp(finger: 1)
Simulator.settle()

// prints:
// other.began
// other.ended
