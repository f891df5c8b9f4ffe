// title: display of a layer tells the delegate layerWillDraw, then draw(in:) runs and lets the delegate draw
// ios: 15.6
// device: iphone
// watch: call
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: display calls layerWillDraw before the drawing; draw(in:) is called by display and itself calls the delegate's draw(_:in:). displayIfNeeded does nothing when nothing is marked. MISSING: CALayerDelegate.layerWillDraw(_:)
import UIKit
final class Box: CALayer {
    override func display() { print("call display"); super.display() }
    override func draw(in c: CGContext) { print("call draw"); super.draw(in: c) }
}
final class Helper: NSObject, CALayerDelegate {
    func layerWillDraw(_ layer: CALayer) { print("call delegate will draw") }
    func draw(_ layer: CALayer, in c: CGContext) { print("call delegate draw") }
}
let helper = Helper()
let layer = Box()
layer.delegate = helper
layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
print("# reset")
layer.setNeedsDisplay()
layer.displayIfNeeded()
print("call again")
layer.displayIfNeeded()

// prints:
// call display
// call delegate will draw
// call draw
// call delegate draw
// call again
