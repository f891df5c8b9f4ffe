// title: A context menu interaction does not keep its delegate alive
// ios: 15.6
// device: iphone
// watch: delegate
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIContextMenuInteraction.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The property is declared weak.
import UIKit
final class D: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { return nil }
    deinit { print("delegate deinit") }
}
let box = UIView()
var d: D? = D()
if let d { box.addInteraction(UIContextMenuInteraction(delegate: d)) }
d = nil
let first = box.interactions.first as? UIContextMenuInteraction
print("delegate alive \(first?.delegate != nil)")

// prints:
// delegate deinit
// delegate alive false
