// title: UIContentSizeCategory.didChangeNotification has the new category in its userInfo
// ios: 10
// device: iphone
// watch: new
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UIContentSizeCategory.h (Apple, 2020)
// confidence: high
// note: Comments at the notification and its key. NEWACT: setContentSize
// open: the model has no preferredContentSizeCategory
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) { n in
    let value = n.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
    print("new is accessibility large \(value == UIContentSizeCategory.accessibilityLarge.rawValue)")
    print("new of the app \(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)")
}
Simulator.setContentSize(.accessibilityLarge)
Simulator.settle()

// prints:
// new is accessibility large true
// new of the app true
