// title: autoresizesSubviews = false leaves the subviews alone
// ios: 15.6
// device: iphone
// watch: width
// normalize:
// source: https://blog.csdn.net/xiaojian2314/article/details/21440751 (notes on autoresizing, 2014-03) and UIView.h (Apple)
// confidence: high
// note: Subviews are adjusted by their masks only if the flag is set; the header says the same.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), a = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 20))
a.autoresizingMask = [.flexibleWidth]
outer.addSubview(a)
outer.autoresizesSubviews = false
outer.frame.size.width = 180
print("width \(a.frame.width)")

// prints:
// width 70.0
