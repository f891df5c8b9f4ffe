import UIKit

let fade = CABasicAnimation(keyPath: "opacity")
fade.duration = 2
let layer = CALayer()
layer.add(fade, forKey: "fade")
fade.duration = 5
print("the same object:", layer.animation(forKey: "fade") === fade)
print("duration:", layer.animation(forKey: "fade")?.duration ?? 0)
