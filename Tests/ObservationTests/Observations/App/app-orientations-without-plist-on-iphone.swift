// title: supportedInterfaceOrientations(for:) of the application without plist entries: all but upside down on iPhone
// ios: 12
// device: iphone
// watch: mask
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS12.4.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 12.4 SDK)
// confidence: high
// note: The comment gives all but upside down for a phone and all for an iPad. MISSING: UIApplication.supportedInterfaceOrientations(for:)
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("mask \(UIApplication.shared.supportedInterfaceOrientations(for: window) == .allButUpsideDown)")

// prints:
// mask true
