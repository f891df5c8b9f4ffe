// title: A view's accessibility frame is its frame on the screen, and its activation point the middle of that
// ios: 15.6
// device: iphone
// watch: frame | point
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIAccessibility.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comments of accessibilityFrame (screen coordinates, on views the view's frame) and accessibilityActivationPoint. The window fills the screen. MISSING: NSObject.accessibilityActivationPoint
import UIKit
let a = UIViewController()
let box = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
box.isAccessibilityElement = true
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("frame \(box.accessibilityFrame)")
print("point \(box.accessibilityActivationPoint)")

// prints:
// frame (20.0, 100.0, 60.0, 40.0)
// point (50.0, 120.0)
