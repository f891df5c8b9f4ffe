// title: What a pushed controller presents is the presentedViewController of its navigation controller too
// ios: 17
// device: iphone
// watch: presented | presenting
// normalize:
// source: https://github.com/pointfreeco/swift-navigation Examples/CaseStudiesTests/PresentationTests.swift (Point-Free, 2026-07)
// confidence: high
// note: testNestedPresentationParentDismissalDismissesChild asserts that both properties are the same object. That presentingViewController is the farthest ancestor stands in UIViewController.h.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let child = UIViewController()
nav.pushViewController(child, animated: false)
Simulator.settle()
let modal = UIViewController()
child.present(modal, animated: false)
Simulator.settle()
print("presented by child \(child.presentedViewController === modal)")
print("presented same \(child.presentedViewController === nav.presentedViewController)")
print("presenting is nav \(modal.presentingViewController === nav)")

// prints:
// presented by child true
// presented same true
// presenting is nav true
