// title: A control's allTargets knows no UIAction, allControlEvents does
// ios: 14
// device: iphone
// watch: targets | events
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch12p575FarewellTargetAction, Matt Neuburg, 2020)
// confidence: medium
// note: The example's comments say that the events of added UIActions are listed in allControlEvents and that only the old target-action pairs are part of allTargets. MISSING: UIControl.allTargets, UIControl.allControlEvents
import UIKit
final class T: NSObject {
    @objc func old() {}
}
let t = T()
let button = UIButton(type: .system)
button.addAction(UIAction { _ in }, for: .touchUpInside)
print("targets \(button.allTargets.count)")
print("events \(button.allControlEvents.contains(.touchUpInside))")
button.addTarget(t, action: #selector(T.old), for: .touchUpInside)
print("targets \(button.allTargets.count)")

// prints:
// targets 0
// events true
// targets 1
