// title: Actions and menus without identifier get one each; replacingChildren copies the rest of the menu
// ios: 15.6
// device: iphone
// watch: same | menu
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIMenu.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "Pass nil to use an auto-generated identifier" here and in UIAction.h; "Copies this menu and replaces its children". That two generated identifiers differ and that the copy keeps title and identifier is inferred.
import UIKit
let one = UIAction(title: "One") { _ in }, two = UIAction(title: "One") { _ in }
print("same actions \(one.identifier == two.identifier)")
let menu = UIMenu(title: "Edit", children: [one])
let other = menu.replacingChildren([one, two])
print("menu \(menu.children.count) \(other.children.count) \(other.title)")
print("same menus \(menu.identifier == other.identifier) object \(menu === other)")

// prints:
// same actions false
// menu 1 2 Edit
// same menus true object false
