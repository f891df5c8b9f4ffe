// title: A scale set on the layer changes the view's frame like the view's own transform
// ios: 7
// device: iphone
// watch: frame
// normalize:
// source: https://ios-ruby-on-rails.developreference.com/article/24959252/Why+do+layer+transforms+affect+a+UIView+s+frame (Stack Overflow question with output, 2014)
// confidence: high
// note: Printed values: {{-25, -25}, {100, 100}} for a 50 by 50 view, both ways. Release inferred from the Stack Overflow number. MISSING: CALayer.transform
import UIKit

let v = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
v.layer.transform = CATransform3DMakeScale(2, 2, 1)
print("frame \(v.frame.minX) \(v.frame.minY) \(v.frame.width) \(v.frame.height)")

// prints:
// frame -25.0 -25.0 100.0 100.0
