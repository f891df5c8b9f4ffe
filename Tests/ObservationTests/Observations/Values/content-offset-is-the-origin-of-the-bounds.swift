// title: contentOffset of a scroll view is its bounds' origin, both ways
// ios: 7
// device: iphone
// watch: offset | origin
// normalize:
// source: https://github.com/objcio/articles/blob/master/2013-08-07-scroll-view.md (Joe Conway, objc.io, 2013-08-07)
// confidence: high
// note: The article: this is how a scroll view works when its contentOffset is set.
import UIKit
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 500)
scroll.contentOffset = CGPoint(x: 0, y: 40)
print("origin \(scroll.bounds.origin.y)")
scroll.bounds.origin = CGPoint(x: 0, y: 70)
print("offset \(scroll.contentOffset.y)")

// prints:
// origin 40.0
// offset 70.0
