// title: popToRoot returns the popped controllers from bottom to top, pop returns the popped one, nil at the root
// ios: 16.4
// device: iphone
// watch: popped
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header says which are returned; that the array keeps the order of the stack is inferred, so the titles are sorted.
import UIKit

func make(_ t: String) -> UIViewController { let c = UIViewController(); c.title = t; return c }
let nav = UINavigationController(rootViewController: make("a"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.setViewControllers([nav.viewControllers[0], make("b"), make("c"), make("d")], animated: false)
Simulator.settle()
print("popped \(nav.popViewController(animated: false)?.title ?? "nil")")
Simulator.settle()
print("popped \((nav.popToRootViewController(animated: false) ?? []).map { $0.title! }.sorted())")
Simulator.settle()

// prints:
// popped d
// popped ["b", "c"]
