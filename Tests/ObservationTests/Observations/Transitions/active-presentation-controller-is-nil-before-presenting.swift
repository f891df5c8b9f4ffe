// title: activePresentationController is nil before, and the presentation controller while presented
// ios: 16.4
// device: iphone
// watch: active
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/activepresentationcontroller (Apple)
// confidence: high
// note: The page: nil if not presented yet; the presentationController if it has not adapted. MISSING: UIViewController.activePresentationController
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
print("active before \(b.activePresentationController != nil)")
a.present(b, animated: true)
Simulator.settle()
print("active shown \(b.activePresentationController === b.presentationController)")

// prints:
// active before false
// active shown true
