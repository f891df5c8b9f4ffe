// title: Converting to nil gives window coordinates
// ios: 13
// device: iphone
// watch: point
// normalize:
// source: https://github.com/TextureGroup/Texture/blob/HEAD/Tests/ASDisplayNodeTests.mm (Texture, tests on the simulator, snapshot 2025-05)
// confidence: high
// note: View at (10 10) in a window: its origin is (10 10). The window is not made visible.
import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
let v = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
window.addSubview(v)
let p = v.convert(v.bounds.origin, to: nil)
print("point \(p.x) \(p.y)")

// prints:
// point 10.0 10.0
