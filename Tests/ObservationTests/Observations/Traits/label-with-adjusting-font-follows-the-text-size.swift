// title: A label with a text style font and adjustsFontForContentSizeCategory gets a larger font when the user picks a larger text size
// ios: 10
// device: iphone
// watch: font
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UIContentSizeCategoryAdjusting.h (Apple, 2016)
// confidence: high
// note: Comment at adjustsFontForContentSizeCategory; off by default. NEWACT: setContentSize (the user picks a text size in Settings).
import UIKit
let a = UIViewController()
let follows = UILabel()
follows.font = UIFont.preferredFont(forTextStyle: .body)
let fixed = UILabel()
fixed.font = UIFont.preferredFont(forTextStyle: .body)
print("font adjusts \(follows.adjustsFontForContentSizeCategory)")
follows.adjustsFontForContentSizeCategory = true
a.view.addSubview(follows)
a.view.addSubview(fixed)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = follows.font.pointSize
Simulator.setContentSize(.extraExtraExtraLarge)
Simulator.settle()
print("font larger \(follows.font.pointSize > before)")
print("font of the other larger \(fixed.font.pointSize > before)")

// prints:
// font adjusts false
// font larger true
// font of the other larger false
