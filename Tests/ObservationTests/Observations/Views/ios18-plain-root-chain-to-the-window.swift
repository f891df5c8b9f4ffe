// title: iOS 18: a root view still sits in a UIDropShadowView in a UITransitionView
// ios: 18
// device: iphone
// watch: chain
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/HEAD/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+SwiftUI.swift (older version, file index id 34379716395; Sentry, recorded view trees, 2025)
// confidence: high
// note: The test records the tree of a window whose root is a SwiftUI host on iOS 18 and 26: window, UITransitionView, UIDropShadowView, root view. Here the root is a plain controller.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
window.rootViewController = root
window.isHidden = false
Simulator.settle()
var v: UIView? = root.view
while let x = v { print("chain \(String(describing: type(of: x)))"); v = x.superview }

// prints:
// chain UIView
// chain UIDropShadowView
// chain UITransitionView
// chain UIWindow
