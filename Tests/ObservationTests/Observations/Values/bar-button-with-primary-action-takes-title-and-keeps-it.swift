// title: A bar button item takes the title of its primaryAction and keeps it when the action is set to nil
// ios: 15.6
// device: iphone
// watch: title
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIBarButtonItem.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment of primaryAction: updates title and image unless it is a system item; nil leaves them unchanged.
import UIKit
let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
item.primaryAction = UIAction(title: "Send") { _ in }
print("title \(item.title ?? "nil")")
item.primaryAction = nil
print("title \(item.title ?? "nil")")
let system = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Send") { _ in })
print("title of system item is Send: \(system.title == "Send")")

// prints:
// title Send
// title Send
// title of system item is Send: false
