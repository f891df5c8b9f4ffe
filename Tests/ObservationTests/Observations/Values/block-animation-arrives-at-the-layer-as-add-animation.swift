// title: Inside an animation block the view's layer gets add(_:forKey:) with the property's name as key
// ios: 7
// device: iphone
// watch: add
// normalize:
// source: https://github.com/objcio/articles/blob/master/2014-05-08-view-layer-synergy.md (David Rönnqvist, objc.io, 2014-05-08)
// confidence: high
// note: The article logs it with a layer subclass; here only the keys are collected, opacity for alpha. MISSING: UIView.layerClass
// open: the model has not all that this overrides or calls
import UIKit
var keys = Set<String>()
final class Spy: CALayer {
    override func add(_ anim: CAAnimation, forKey key: String?) { keys.insert(key ?? "nil"); super.add(anim, forKey: key) }
}
final class Box: UIView {
    override class var layerClass: AnyClass { Spy.self }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
keys = []
box.alpha = 0.5
print("add outside \(keys.sorted())")
UIView.animate(withDuration: 0.3) { box.alpha = 0 }
print("add inside \(keys.sorted())")

// prints:
// add outside []
// add inside ["opacity"]
