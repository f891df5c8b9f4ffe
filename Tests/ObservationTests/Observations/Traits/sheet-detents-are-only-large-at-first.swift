// title: A new sheet has one detent, large, no selected detent and no undimmed one
// ios: 16
// device: iphone
// watch: sheet
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UISheetPresentationController.h (Apple, 2022)
// confidence: high
// note: Defaults in the header comments.
import UIKit
let a = UIViewController()
guard let sheet = a.sheetPresentationController else { fatalError() }
print("sheet detents \(sheet.detents.count) large \(sheet.detents.first?.identifier == .large)")
print("sheet selected nil \(sheet.selectedDetentIdentifier == nil) undimmed nil \(sheet.largestUndimmedDetentIdentifier == nil)")
print("sheet grabber \(sheet.prefersGrabberVisible) edge \(sheet.prefersEdgeAttachedInCompactHeight) scrolling expands \(sheet.prefersScrollingExpandsWhenScrolledToEdge)")

// prints:
// sheet detents 1 large true
// sheet selected nil true undimmed nil true
// sheet grabber false edge false scrolling expands true
