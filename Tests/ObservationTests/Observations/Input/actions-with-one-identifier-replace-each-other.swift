// title: Adding a UIAction with the identifier of an earlier one replaces it
// ios: 14
// device: iphone
// watch: action
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h (Apple's header comments)
// confidence: high
// note: The comment at addAction:forControlEvents: says that actions are unique by identifier and later ones replace earlier ones. MISSING: UIAction.Identifier, UIAction(identifier:)
import UIKit
let button = UIButton(type: .system)
let id = UIAction.Identifier("save")
button.addAction(UIAction(identifier: id) { _ in print("action one") }, for: .touchUpInside)
button.addAction(UIAction(identifier: id) { _ in print("action two") }, for: .touchUpInside)
button.sendActions(for: .touchUpInside)

// prints:
// action two
