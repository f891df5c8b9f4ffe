import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
print("at first normal:", inner.tintAdjustmentMode == .normal)
outer.tintAdjustmentMode = .dimmed
print("in a dimmed view dimmed:", inner.tintAdjustmentMode == .dimmed)
inner.tintAdjustmentMode = .normal
print("with its own mode normal:", inner.tintAdjustmentMode == .normal)
