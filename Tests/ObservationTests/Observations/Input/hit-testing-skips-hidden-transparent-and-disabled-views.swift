// title: Hit testing ignores hidden, nearly transparent and interaction-disabled views
// ios: 15
// device: iphone
// watch: hit
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:) (Apple reference)
// confidence: high
// note: The reference names the three conditions (hidden, user interaction disabled, alpha below 0.01) and says that a view's content is not regarded.
import UIKit
func trial(_ name: String, _ change: (UIView) -> Void) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    change(inner)
    let h = outer.hitTest(CGPoint(x: 20, y: 20), with: nil)
    print("hit \(name): \(h === inner ? "inner" : h === outer ? "outer" : "nil")")
}
trial("plain") { _ in }
trial("hidden") { $0.isHidden = true }
trial("alpha 0.005") { $0.alpha = 0.005 }
trial("alpha 0.05") { $0.alpha = 0.05 }
trial("disabled") { $0.isUserInteractionEnabled = false }

// prints:
// hit plain: inner
// hit hidden: outer
// hit alpha 0.005: outer
// hit alpha 0.05: inner
// hit disabled: outer
