// title: A window that returns false from canBecomeKey is shown by makeKeyAndVisible but does not become key
// ios: 16
// device: iphone
// watch: panel | main
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment: return NO to indicate that it cannot become key. That it is shown all the same is inferred from the convenience comment. MISSING: UIWindow.canBecomeKey
import UIKit
final class Panel: UIWindow { override var canBecomeKey: Bool { return false } }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let panel = Panel(frame: UIScreen.main.bounds)
panel.rootViewController = UIViewController()
panel.makeKeyAndVisible()
Simulator.settle()
print("panel key \(panel.isKeyWindow) shown \(!panel.isHidden)")
print("main key \(window.isKeyWindow)")

// prints:
// panel key false shown true
// main key true
