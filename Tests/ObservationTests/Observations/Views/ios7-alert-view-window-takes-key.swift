// title: iOS 7: showing a UIAlertView shows a second window, takes key from the first, then gives it to the second
// ios: 7
// device: iphone
// watch: note
// normalize:
// source: https://wap.easck.com/cos/2020/0114/457917_5.shtml (article on UIWindow with logged notifications, written about 2013)
// confidence: high
// note: Logged: alert's window visible, default window resigns key, alert's window becomes key. Release inferred from the article's look (alert level 1996). MISSING: UIAlertView
// open: the model has no UIAlertView
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
func listen(_ name: Notification.Name, _ word: String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { n in
        print("note \((n.object as? UIWindow) === window ? "main" : "alert") \(word)")
    }
}
listen(UIWindow.didBecomeVisibleNotification, "visible")
listen(UIWindow.didResignKeyNotification, "resigns key")
listen(UIWindow.didBecomeKeyNotification, "becomes key")
let alert = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
alert.show()
Simulator.settle()

// prints:
// note alert visible
// note main resigns key
// note alert becomes key
