import UIKit

class Chooser: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> CAAction? {
    print("the delegate is asked for", event)
    return event == "opacity" ? NSNull() : nil
  }
}

let chooser = Chooser()
let layer = CALayer()
layer.delegate = chooser
layer.actions = ["position": CABasicAnimation(keyPath: "position")]
print("position has an action:", layer.action(forKey: "position") != nil)
print("opacity has an action:", layer.action(forKey: "opacity") != nil)
