// title: leftBarButtonItem and rightBarButtonItem are the first items of the plural lists
// ios: 16
// device: iphone
// watch: first
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UINavigationItem.h (Apple, 2022)
// confidence: high
// note: Comment above leftBarButtonItems.
import UIKit
let one = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
let two = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
let item = UINavigationItem(title: "A")
item.rightBarButtonItems = [one, two]
print("first right \(item.rightBarButtonItem?.title ?? "nil")")
item.rightBarButtonItem = two
print("first right \(item.rightBarButtonItem?.title ?? "nil")")
item.leftBarButtonItem = one
print("first left in list \(item.leftBarButtonItems?.first === one)")

// prints:
// first right One
// first right Two
// first left in list true
