// title: A layer delegate that implements display(_:) is asked for nothing else
// ios: 15.6
// device: iphone
// watch: call
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: displayLayer: does the entire display process; layerWillDraw: is not called then. MISSING: CALayerDelegate.display(_:)
import UIKit
final class Helper: NSObject, CALayerDelegate {
    func display(_ layer: CALayer) { print("call display") }
    func layerWillDraw(_ layer: CALayer) { print("call will draw") }
    func draw(_ layer: CALayer, in c: CGContext) { print("call draw") }
}
let helper = Helper()
let layer = CALayer()
layer.delegate = helper
layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
print("# reset")
layer.setNeedsDisplay()
layer.displayIfNeeded()

// prints:
// call display
