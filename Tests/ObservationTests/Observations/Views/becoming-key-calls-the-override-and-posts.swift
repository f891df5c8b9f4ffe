// title: A window that becomes key gets becomeKey(), one that loses it resignKey(), each with its notification
// ios: 15.6
// device: iphone
// watch: events
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Header comments at becomeKeyWindow, resignKeyWindow and the notifications. Collected and sorted: order is not tested.
import UIKit

var events = Set<String>()
final class Win: UIWindow {
    var name = ""
    override func becomeKey() { super.becomeKey(); events.insert("\(name) becomeKey") }
    override func resignKey() { super.resignKey(); events.insert("\(name) resignKey") }
}
let a = Win(frame: UIScreen.main.bounds), b = Win(frame: UIScreen.main.bounds)
a.name = "a"; b.name = "b"
a.rootViewController = UIViewController()
b.rootViewController = UIViewController()
NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) { events.insert("\(($0.object as! Win).name) didBecomeKey") }
NotificationCenter.default.addObserver(forName: UIWindow.didResignKeyNotification, object: nil, queue: nil) { events.insert("\(($0.object as! Win).name) didResignKey") }
a.makeKeyAndVisible()
Simulator.settle()
events = []
b.makeKeyAndVisible()
Simulator.settle()
print("events \(events.sorted())")

// prints:
// events ["a didResignKey", "a resignKey", "b becomeKey", "b didBecomeKey"]
