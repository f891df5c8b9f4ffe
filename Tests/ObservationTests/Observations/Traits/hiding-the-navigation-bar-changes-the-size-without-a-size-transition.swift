// title: Hiding a navigation bar without animation changes the content view's height but sends no viewWillTransition
// ios: 15
// device: iphone
// watch: taller | transition
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p250sizeChangeTest (Matt Neuburg, 2021)
// confidence: high
// note: The example shows that this size change is not notified. The view does not extend under the bar here.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); edgesForExtendedLayout = [] }
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); print("transition") }
}
let content = A()
let a = UINavigationController(rootViewController: content)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = content.view.bounds.height
a.isNavigationBarHidden = true
Simulator.settle()
print("taller \(content.view.bounds.height > before)")

// prints:
// taller true
