// title: The expiration handler of a background task that was ended is not called
// ios: 12
// device: iphone
// watch: handler | ended
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiapplication/1623031-beginbackgroundtask (Apple reference)
// confidence: high
// note: The handler is there to give a chance to end the task; each begin is balanced by an end. NEWACT: expireBackgroundTime(): the remaining background time runs out
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let id = UIApplication.shared.beginBackgroundTask { print("handler called") }
Simulator.enterBackground()
Simulator.settle()
UIApplication.shared.endBackgroundTask(id)
print("ended")
Simulator.expireBackgroundTime()
Simulator.settle()

// prints:
// ended
