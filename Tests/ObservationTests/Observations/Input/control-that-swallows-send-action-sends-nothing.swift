// title: A control that overrides sendAction without super suppresses the action
// ios: 14
// device: iphone
// watch: target | swallowed
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h (Apple's header comments)
// confidence: high
// note: The comment: sendAction:to:forEvent: is called repeatedly by sendActionsForControlEvents: and is where behaviour can be observed or overridden. MISSING: UIControl.sendAction(_:to:for:)
import UIKit
final class C: UIControl {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { print("swallowed") }
}
final class T: NSObject {
    @objc func one() { print("target") }
}
let t = T()
let c = C()
c.addTarget(t, action: #selector(T.one), for: .valueChanged)
c.sendActions(for: .valueChanged)

// prints:
// swallowed
