// title: A view without an undo manager of its own answers with the window's
// ios: 15
// device: iphone
// watch: window | view | controller
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/undomanager (Apple reference)
// confidence: high
// note: The reference: every window has an undo manager and a request climbs the responder chain until the window answers. MISSING: UIResponder.undoManager
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let box = UIView()
a.view.addSubview(box)
print("window has one: \(window.undoManager != nil)")
print("view same: \(box.undoManager === window.undoManager)")
print("controller same: \(a.undoManager === window.undoManager)")

// prints:
// window has one: true
// view same: true
// controller same: true
