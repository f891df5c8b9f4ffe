import UIKit

class Painter: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) { print("display") }
  func draw(_ layer: CALayer, in ctx: CGContext) { print("draw") }
}

let painter = Painter()
let layer = CALayer()
layer.delegate = painter
layer.setNeedsDisplay()
layer.displayIfNeeded()
