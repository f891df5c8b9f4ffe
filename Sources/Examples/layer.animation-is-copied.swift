import UIKit

let layer = CALayer()
let fade = CABasicAnimation(keyPath: "opacity")
fade.duration = 1
layer.add(fade, forKey: "fade")
fade.duration = 5
print("duration on the layer:", layer.animation(forKey: "fade")?.duration ?? 0)
print("the same object:", layer.animation(forKey: "fade") === fade)
