// title: From iOS 26 a navigation controller has an interactiveContentPopGestureRecognizer on its view, beside the one for the edge
// ios: 26
// device: iphone
// watch: pop
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer (Apple reference, 2025)
// confidence: high
// note: The reference: the navigation controller installs it on its view. MISSING: UINavigationController.interactiveContentPopGestureRecognizer
import UIKit
let a = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let edge = a.interactivePopGestureRecognizer
let content = a.interactiveContentPopGestureRecognizer
print("pop edge \(edge != nil) content \(content != nil) same \(edge === content)")
print("pop on its view \(content?.view === a.view)")

// prints:
// pop edge true content true same false
// pop on its view true
