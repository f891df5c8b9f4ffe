// title: Defaults of UISheetPresentationController: one large detent, nothing selected, no grabber
// ios: 16.4
// device: iphone
// watch: sheet
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISheetPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header gives each default.
import UIKit

let b = UIViewController()
b.modalPresentationStyle = .pageSheet
let sheet = b.sheetPresentationController!
print("sheet detents \(sheet.detents.count)")
print("sheet detent large \(sheet.detents.first?.identifier == .large)")
print("sheet selected nil \(sheet.selectedDetentIdentifier == nil)")
print("sheet undimmed nil \(sheet.largestUndimmedDetentIdentifier == nil)")
print("sheet grabber \(sheet.prefersGrabberVisible)")
print("sheet edge attached \(sheet.prefersEdgeAttachedInCompactHeight)")
print("sheet scrolling expands \(sheet.prefersScrollingExpandsWhenScrolledToEdge)")
print("sheet width follows \(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)")

// prints:
// sheet detents 1
// sheet detent large true
// sheet selected nil true
// sheet undimmed nil true
// sheet grabber false
// sheet edge attached false
// sheet scrolling expands true
// sheet width follows false
