// title: didBecomeKey and didResignKey are posted for the two windows with nil userInfo when the key window changes
// ios: 16
// device: iphone
// watch: note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comments at the names. The order of the two is not told, so they are sorted.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
var heard: Set<String> = []
let center = NotificationCenter.default
let second = UIWindow(frame: UIScreen.main.bounds)
let t1 = center.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) { n in heard.insert("become second \((n.object as? UIWindow) === second) info \(n.userInfo != nil)") }
let t2 = center.addObserver(forName: UIWindow.didResignKeyNotification, object: nil, queue: nil) { n in heard.insert("resign first \((n.object as? UIWindow) === window) info \(n.userInfo != nil)") }
second.rootViewController = UIViewController()
second.makeKeyAndVisible()
Simulator.settle()
for line in heard.sorted() { print("note \(line)") }

// prints:
// note become second true info false
// note resign first true info false
