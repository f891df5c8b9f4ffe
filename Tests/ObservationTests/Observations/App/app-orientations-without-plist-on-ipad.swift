// title: supportedInterfaceOrientations(for:) of the application without plist entries: all on iPad
// ios: 12
// device: ipad
// watch: mask
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS12.4.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 12.4 SDK)
// confidence: high
// note: The other half of the same comment. MISSING: UIApplication.supportedInterfaceOrientations(for:)
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("mask \(UIApplication.shared.supportedInterfaceOrientations(for: window) == .all)")

// prints:
// mask true
