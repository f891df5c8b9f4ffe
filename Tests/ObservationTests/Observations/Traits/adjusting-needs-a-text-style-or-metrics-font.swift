// title: A plain system font does not change with the text size, even when adjustsFontForContentSizeCategory is true
// ios: 11
// device: iphone
// watch: font
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UIContentSizeCategoryAdjusting.h (Apple, 2016)
// confidence: high
// note: Comment: the font must come from preferredFont or from UIFontMetrics. NEWACT: setContentSize
import UIKit
let a = UIViewController()
let plain = UILabel()
plain.font = UIFont.systemFont(ofSize: 17)
plain.adjustsFontForContentSizeCategory = true
let scaled = UILabel()
scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))
scaled.adjustsFontForContentSizeCategory = true
a.view.addSubview(plain)
a.view.addSubview(scaled)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = scaled.font.pointSize
Simulator.setContentSize(.extraExtraExtraLarge)
Simulator.settle()
print("font plain \(Int(plain.font.pointSize)) scaled larger \(scaled.font.pointSize > before)")

// prints:
// font plain 17 scaled larger true
