// title: Not-a-number in a layer's bounds raises CALayerInvalidGeometry with the rectangle
// ios: 8
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/kitasuke/PagingMenuController/issues/50 (ds1239, 2015-07-28)
// confidence: high
// note: The log. A later system may print more after the rectangle, so only the beginning is compared.
import UIKit
let box = UIView()
let e = Simulator.catchException { box.layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: 375, height: 50) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + String((e?.reason ?? "none").prefix(44)))

// prints:
// name CALayerInvalidGeometry
// reason CALayer bounds contains NaN: [nan 0; 375 50]
