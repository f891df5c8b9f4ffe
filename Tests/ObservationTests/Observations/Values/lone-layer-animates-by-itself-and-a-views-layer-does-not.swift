// title: A change of a standalone layer's position animates implicitly; the same change of a view's layer does not
// ios: 7
// device: iphone
// watch: alone | view
// normalize:
// source: https://github.com/objcio/articles/blob/master/2014-05-08-view-layer-synergy.md (David Rönnqvist, objc.io, 2014-05-08)
// confidence: high
// note: The article's second paragraph; that the animation stands under the key "position" is how CALayer.h describes actions. MISSING: implicit layer animations
import UIKit
let a = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let alone = CALayer()
alone.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
a.view.addSubview(box)
a.view.layer.addSublayer(alone)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
alone.position = CGPoint(x: 100, y: 200)
box.layer.position = CGPoint(x: 100, y: 300)
print("alone \(alone.animationKeys() ?? [])")
print("view \(box.layer.animationKeys() ?? [])")

// prints:
// alone ["position"]
// view []
