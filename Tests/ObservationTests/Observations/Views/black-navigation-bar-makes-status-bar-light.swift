// title: A black navigation bar makes the status bar content light
// ios: 7
// device: iphone
// watch: style
// normalize:
// source: https://gistcdn1.captainz.cc/hujunfeng/6651254 (hujunfeng gist, 2013-09)
// confidence: high
// note: Also coderwall.com/p/hitv1q (mxcl). Default bar style gives the default status bar style. Read from the application's status bar style. MISSING: UIApplication.statusBarStyle
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("style default \(UIApplication.shared.statusBarStyle == .default)")
nav.navigationBar.barStyle = .black
nav.setNeedsStatusBarAppearanceUpdate()
Simulator.settle()
print("style light \(UIApplication.shared.statusBarStyle == .lightContent)")

// prints:
// style default true
// style light true
