// title: iOS 9: an alert's view is a _UIAlertControllerView inside a UITransitionView
// ios: 9
// device: iphone
// watch: alert
// normalize:
// source: GitHub file index id 12872661644 (Cycript notes with a recursiveDescription of an alert's window, 32-bit phone)
// confidence: medium
// note: The dump shows window > UITransitionView > _UIAlertControllerView; id 30547011881 describes the same for an application window. Release inferred.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
root.present(alert, animated: false)
Simulator.settle()
print("alert \(String(describing: type(of: alert.view!)))")
print("alert in \(alert.view.superview.map { String(describing: type(of: $0)) } ?? "nothing")")

// prints:
// alert _UIAlertControllerView
// alert in UITransitionView
