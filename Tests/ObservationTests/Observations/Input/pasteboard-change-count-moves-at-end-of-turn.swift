// title: The pasteboard counts a change and posts its notification at the end of the event loop turn
// ios: 14
// device: iphone
// watch: count | posted
// normalize:
// source: https://developer.apple.com/documentation/uikit/uipasteboard/changecount (Apple reference)
// confidence: medium
// note: The reference says that UIPasteboard waits until the end of the current event loop before it increments the change count, and posts changedNotification after that. It is a statement of the documents; no log was found. MISSING: UIPasteboard.changeCount, UIPasteboard.changedNotification
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let board = UIPasteboard.general
let before = board.changeCount
let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { _ in print("posted, count +\(board.changeCount - before)") }
board.string = "hello"
print("count +\(board.changeCount - before)")
Simulator.settle()
print("count +\(board.changeCount - before)")

// prints:
// count +0
// posted, count +1
// count +1
