// title: Below an opaque navigation bar the top guide is 0 and the view abuts the bar
// ios: 10
// device: iphone
// watch: length | view
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/1621367-toplayoutguide (Apple, topLayoutGuide)
// confidence: high
// note: Stated in the reference.
import UIKit

let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
nav.navigationBar.isTranslucent = false
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("length \(page.topLayoutGuide.length)")
print("view abuts the bar \(page.view.convert(CGPoint.zero, to: nav.view).y == nav.navigationBar.frame.maxY)")

// prints:
// length 0.0
// view abuts the bar true
