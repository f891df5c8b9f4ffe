// title: A layer looks for an action at its delegate, then in its dictionary, then at its class; null from the delegate ends the search
// ios: 15.6
// device: iphone
// watch: ask | found
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The comment of actionForKey: lists the order (style dictionaries left out here) and what NSNull does. MISSING: CALayer.action(forKey:), CALayer.actions, CALayer.defaultAction(forKey:)
import UIKit
final class Box: CALayer {
    override class func defaultAction(forKey key: String) -> CAAction? { print("ask class \(key)"); return nil }
}
final class Helper: NSObject, CALayerDelegate {
    var stop = false
    func action(for layer: CALayer, forKey key: String) -> CAAction? {
        print("ask delegate \(key)")
        return stop ? NSNull() : nil
    }
}
let helper = Helper()
let layer = Box()
layer.delegate = helper
layer.actions = ["position": CABasicAnimation(keyPath: "position")]
print("# reset")
print("found \(layer.action(forKey: "position") != nil)")
print("found \(layer.action(forKey: "opacity") != nil)")
helper.stop = true
print("found \(layer.action(forKey: "position") != nil)")

// prints:
// ask delegate position
// found true
// ask delegate opacity
// ask class opacity
// found false
// ask delegate position
// found false
