// title: Setting navigationItem.title changes neither title nor the tab item's title
// ios: 11
// device: iphone
// watch: page
// normalize:
// source: https://github.com/awesome-tips/iOS-Tips/blob/master/2018/07.md (KANGZUBIN, 2018-07)
// confidence: high
// note: The tip's summary: navigationItem.title sets the navigation bar only, tabBarItem.title the tab bar only, title both.
import UIKit
let page = UIViewController()
page.title = "both"
page.navigationItem.title = "bar"
print("page title \(page.title ?? "nil")")
print("page nav item \(page.navigationItem.title ?? "nil")")
print("page tab item \(page.tabBarItem.title ?? "nil")")

// prints:
// page title both
// page nav item bar
// page tab item both
