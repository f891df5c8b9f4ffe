// title: With two modals on each other dismiss on the topmost removes only that one
// ios: 17
// device: iphone
// watch: root | middle
// normalize:
// source: https://github.com/pointfreeco/swift-navigation Examples/CaseStudiesTests/PresentationTests.swift (Point-Free, 2026-07)
// confidence: high
// note: testDismissLeafPresentationDirectly.
import UIKit

let root = UIViewController(), middle = UIViewController(), leaf = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.present(middle, animated: false)
Simulator.settle()
middle.present(leaf, animated: false)
Simulator.settle()
leaf.dismiss(animated: false)
Simulator.settle()
print("root presents middle \(root.presentedViewController === middle)")
print("middle presents nothing \(middle.presentedViewController == nil)")

// prints:
// root presents middle true
// middle presents nothing true
