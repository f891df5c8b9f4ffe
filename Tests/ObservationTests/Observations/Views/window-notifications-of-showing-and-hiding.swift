// title: Showing a window posts didBecomeVisible, hiding it didBecomeHidden, both without userInfo
// ios: 15.6
// device: iphone
// watch: note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comments at the notification names.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
    NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { n in
        print("note \(n.name == UIWindow.didBecomeVisibleNotification ? "visible" : "hidden") info nil \(n.userInfo == nil)")
    }
}
window.isHidden = false
Simulator.settle()
window.isHidden = true
Simulator.settle()

// prints:
// note visible info nil true
// note hidden info nil true
