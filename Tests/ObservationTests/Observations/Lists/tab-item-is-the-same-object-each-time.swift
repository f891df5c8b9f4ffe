// title: tabBarItem makes an item on first access and returns the same one afterwards
// ios: 9
// device: iphone
// watch: item
// normalize:
// source: http://www.littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html (Little Potato Software, 2016-01)
// confidence: high
// note: UITabBarController.h: created lazily with the controller's title if not set explicitly.
import UIKit
let page = UIViewController()
page.title = "Late"
let first = page.tabBarItem
print("item title \(first?.title ?? "nil")")
print("item same: \(first === page.tabBarItem)")

// prints:
// item title Late
// item same: true
