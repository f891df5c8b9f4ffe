// title: On iOS 26 a navigation controller of two controllers has both pop recognizers, enabled, after its view is loaded
// ios: 26
// device: iphone
// watch: pop
// normalize: 
// source: https://github.com/davdroman/swiftui-navigation-transitions Tests GestureRecognizerTests.swift (David Roman, 2025)
// confidence: high
// note: Found by text search, the repository is inferred from the module name. The test loads the view without a window and requires the content recognizer; with the default transition both are enabled. MISSING: UINavigationController.interactiveContentPopGestureRecognizer
import UIKit
let a = UINavigationController()
a.setViewControllers([UIViewController(), UIViewController()], animated: false)
a.loadViewIfNeeded()
print("pop edge \(a.interactivePopGestureRecognizer?.isEnabled ?? false)")
print("pop content \(a.interactiveContentPopGestureRecognizer?.isEnabled ?? false)")

// prints:
// pop edge true
// pop content true
