// title: UINavigationController returns no child for the status bar style, UITabBarController its selected controller
// ios: 7
// device: iphone
// watch: child
// normalize:
// source: http://cockscomb.hatenablog.com/entry/2013/11/12/190905 (cockscomb, 2013-11-12)
// confidence: medium
// note: The author looked at both on iOS 7; for the tab bar controller the selected controller seems to be returned.
import UIKit

let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
print("child of navigation nil \(nav.childForStatusBarStyle == nil)")
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
tabs.selectedIndex = 1
print("child of tabs is selected \(tabs.childForStatusBarStyle === tabs.selectedViewController)")

// prints:
// child of navigation nil true
// child of tabs is selected true
