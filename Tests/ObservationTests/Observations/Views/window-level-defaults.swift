// title: Window levels: normal 0, status bar 1000, alert 2000; a new window is normal and not key
// ios: 16
// device: iphone
// watch: level | key
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/WindowTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: Values asserted by the test suite.
import UIKit

let window = UIWindow()
print("level default \(window.windowLevel.rawValue)")
window.windowLevel = .alert
print("level alert \(window.windowLevel.rawValue)")
window.windowLevel = .statusBar
print("level status bar \(window.windowLevel.rawValue)")
print("key \(window.isKeyWindow)")

// prints:
// level default 0.0
// level alert 2000.0
// level status bar 1000.0
// key false
