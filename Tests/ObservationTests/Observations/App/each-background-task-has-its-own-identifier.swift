// title: Two background tasks at a time have different identifiers and expire each with its own handler
// ios: 12
// device: iphone
// watch: different | handlers
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiapplication/1623031-beginbackgroundtask (Apple reference)
// confidence: high
// note: The reference: a unique identifier; the method may be called several times. The order of the handlers is not told. NEWACT: expireBackgroundTime(): the remaining background time runs out
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
var called: Set<String> = []
let one = UIApplication.shared.beginBackgroundTask { called.insert("one") }
let two = UIApplication.shared.beginBackgroundTask { called.insert("two") }
print("different \(one != two)")
Simulator.enterBackground()
Simulator.settle()
Simulator.expireBackgroundTime()
Simulator.settle()
print("handlers \(called.sorted())")

// prints:
// different true
// handlers ["one", "two"]
