// title: Setting a superview's tint color sends tintColorDidChange to the subviews that inherit it
// ios: 15.6
// device: iphone
// watch: changed
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The message goes to the view and to subviews whose colour changes implicitly. Names sorted; the number of calls is not tested.
import UIKit

final class Probe: UIView {
    var name = ""
    override func tintColorDidChange() { super.tintColorDidChange(); hits.insert(name) }
}
var hits = Set<String>()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let outer = Probe(), inner = Probe()
outer.name = "outer"; inner.name = "inner"
outer.addSubview(inner)
window.rootViewController!.view.addSubview(outer)
Simulator.settle()
hits = []
outer.tintColor = .red
Simulator.settle()
print("changed \(hits.sorted())")

// prints:
// changed ["inner", "outer"]
