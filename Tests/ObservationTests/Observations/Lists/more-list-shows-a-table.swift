// title: The root of the More controller shows its list in a table view
// ios: 14
// device: iphone
// watch: more.
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch12p611tabBarMore (Matt Neuburg, 2020)
// confidence: high
// note: The example takes viewControllers[0] of the More controller before anything is on screen and casts its view to UITableView. MISSING: moreNavigationController
import UIKit
let tabs = UITabBarController()
tabs.viewControllers = (0..<10).map { _ in UIViewController() }
let more = tabs.moreNavigationController
print("more.view is a table: \(more.viewControllers[0].view is UITableView)")

// prints:
// more.view is a table: true
