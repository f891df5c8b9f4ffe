// title: Setting title after tabBarItem.title replaces the item's title; the other way round it does not
// ios: 9
// device: iphone
// watch: item
// normalize:
// source: http://www.littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html (Little Potato Software, 2016-01)
// confidence: high
// note: The author: whichever is set last wins. The same is told in https://github.com/awesome-tips/iOS-Tips 2018/07.
import UIKit
let a = UIViewController()
a.tabBarItem.title = "item"
a.title = "title"
print("item of a: \(a.tabBarItem.title ?? "nil")")
let b = UIViewController()
b.title = "title"
b.tabBarItem.title = "item"
print("item of b: \(b.tabBarItem.title ?? "nil"), title \(b.title ?? "nil")")

// prints:
// item of a: title
// item of b: item, title title
