// title: UIFontMetrics raises when the font was scaled already
// ios: 11
// device: iphone
// watch: raised
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:) (Apple reference)
// confidence: high
// note: The reference: do not specify a font that was scaled already; doing so results in an exception.
// open: the model does something else
import UIKit
let metrics = UIFontMetrics(forTextStyle: .body)
let once = metrics.scaledFont(for: UIFont.systemFont(ofSize: 17))
let e = Simulator.catchException { _ = metrics.scaledFont(for: once) }
print("raised \(e != nil)")

// prints:
// raised true
