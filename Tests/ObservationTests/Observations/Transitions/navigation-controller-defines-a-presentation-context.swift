// title: definesPresentationContext is true on a navigation controller and false on a plain one
// ios: 13
// device: iphone
// watch: context
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/1621456-definespresentationcontext (Apple)
// confidence: high
// note: The page: the default is NO; some system-provided controllers, such as UINavigationController, change it to YES.
import UIKit

print("context plain \(UIViewController().definesPresentationContext)")
print("context navigation \(UINavigationController(rootViewController: UIViewController()).definesPresentationContext)")

// prints:
// context plain false
// context navigation true
