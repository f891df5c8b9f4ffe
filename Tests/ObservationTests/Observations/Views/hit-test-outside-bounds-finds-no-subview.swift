// title: A point outside a view's bounds hits nothing, even inside a subview that sticks out
// ios: 15
// device: iphone
// watch: hit
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/1622469-hittest (Apple, hitTest)
// confidence: high
// note: Stated for clipsToBounds false. twistedape.me.uk/2013/10/05/ios-what-happens-when-i-touch-the-screen says the same.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 100))
outer.addSubview(inner)
print("hit inside \(outer.hitTest(CGPoint(x: 90, y: 10), with: nil) === inner)")
print("hit outside nil \(outer.hitTest(CGPoint(x: 150, y: 10), with: nil) == nil)")

// prints:
// hit inside true
// hit outside nil true
