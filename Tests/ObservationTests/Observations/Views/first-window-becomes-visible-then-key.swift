// title: makeKeyAndVisible posts didBecomeVisible before didBecomeKey
// ios: 7
// device: iphone
// watch: note
// normalize:
// source: https://wap.easck.com/cos/2020/0114/457917_5.shtml (article on UIWindow with logged notifications, written about 2013)
// confidence: high
// note: Logged at launch: the default window becomes visible, then key. e-com-net.com/article/1203397936055164928.htm gives the same list.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil) { _ in print("note key") }
NotificationCenter.default.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil) { _ in print("note visible") }
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// note visible
// note key
