// title: On the iPad a classic split controller starts empty; its viewControllers become its children in order
// ios: 12.4
// device: ipad
// watch: split
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/SplitViewControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: The Defaults test, which is only run on iPads.
import UIKit

let a = UIViewController(), b = UIViewController()
let split = UISplitViewController()
print("split empty \(split.viewControllers.isEmpty)")
split.viewControllers = [a, b]
print("split controllers \(split.viewControllers[0] === a) \(split.viewControllers[1] === b)")
print("split children \(split.children[0] === a) \(split.children[1] === b)")
print("split gesture \(split.presentsWithGesture)")

// prints:
// split empty true
// split controllers true true
// split children true true
// split gesture true
