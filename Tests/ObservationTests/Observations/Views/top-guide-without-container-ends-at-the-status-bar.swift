// title: Without a container the top guide is the height of the status bar, in a navigation controller the bottom of the bar
// ios: 10
// device: iphone
// watch: length
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/1621367-toplayoutguide (Apple, topLayoutGuide)
// confidence: high
// note: Each case is listed in the reference; the status bar of an iPhone of that release is 20 high (github.com/lionheart/openradar-mirror/issues/4537 has the number).
import UIKit

let plain = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = plain
window.makeKeyAndVisible()
Simulator.settle()
let status: CGFloat = 20
print("length is the status bar \(plain.topLayoutGuide.length == status)")
let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
window.rootViewController = nav
Simulator.settle()
print("length is the bar's bottom \(page.topLayoutGuide.length == nav.navigationBar.frame.maxY)")
nav.isNavigationBarHidden = true
Simulator.settle()
print("length is the status bar \(page.topLayoutGuide.length == status)")

// prints:
// length is the status bar true
// length is the bar's bottom true
// length is the status bar true
