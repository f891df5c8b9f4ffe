// title: A new controller: no view, no parent, not presented, no title, not editing
// ios: 16
// device: iphone
// watch: loaded | parent | presented | title | children | context
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/ViewControllerTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: Defaults asserted by the test suite.
import UIKit

let c = UIViewController()
print("loaded \(c.isViewLoaded) editing \(c.isEditing)")
print("parent \(c.parent == nil) navigation \(c.navigationController == nil) tab \(c.tabBarController == nil) split \(c.splitViewController == nil)")
print("presented \(c.presentedViewController == nil) presenting \(c.presentingViewController == nil)")
print("title \(c.title == nil)")
print("children \(c.children.count)")
print("context \(c.definesPresentationContext)")

// prints:
// loaded false editing false
// parent true navigation true tab true split true
// presented true presenting true
// title true
// children 0
// context false
