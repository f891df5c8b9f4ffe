// title: A new shape layer has a fill colour but neither stroke colour nor path nor dashes
// ios: 15
// device: iphone
// watch: shape
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/CoreAnimation/ShapeLayerTest.cs (Microsoft, 2025-02)
// confidence: high
// note: The test of nullable properties. MISSING: CAShapeLayer
import UIKit
let s = CAShapeLayer()
print("shape fill \(s.fillColor != nil) stroke \(s.strokeColor != nil)")
print("shape path \(s.path != nil) dashes \(s.lineDashPattern != nil)")

// prints:
// shape fill true stroke false
// shape path false dashes false
