// title: From iOS 6 a memory warning does not clear the view of a controller that is not shown
// ios: 12
// device: iphone
// watch: loaded | unload
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, header comments)
// confidence: high
// note: Comments at didReceiveMemoryWarning and viewDidUnload.
import UIKit
let hidden = UIViewController()
hidden.loadViewIfNeeded()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.sendMemoryWarning()
Simulator.settle()
print("loaded \(hidden.isViewLoaded)")

// prints:
// loaded true
