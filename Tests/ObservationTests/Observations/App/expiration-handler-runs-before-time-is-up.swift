// title: The expiration handler of a background task that was not ended is called when the time runs out
// ios: 12
// device: iphone
// watch: handler | identifier
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiapplication/1623031-beginbackgroundtask (Apple reference)
// confidence: high
// note: The reference: shortly before the remaining time reaches 0, on the main thread. NEWACT: expireBackgroundTime(): the remaining background time runs out
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let id = UIApplication.shared.beginBackgroundTask { print("handler called") }
print("identifier valid \(id != .invalid)")
Simulator.enterBackground()
Simulator.settle()
Simulator.expireBackgroundTime()
Simulator.settle()

// prints:
// identifier valid true
// handler called
