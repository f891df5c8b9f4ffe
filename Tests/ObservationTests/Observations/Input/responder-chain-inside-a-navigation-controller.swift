// title: The responder chain of a view in a pushed controller passes the navigation controller's private views
// ios: 11
// device: iphone
// watch: chain
// normalize:
// source: http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017; GitHub file index id 11409586826)
// confidence: high
// note: The article prints the chain of a button's view: its view, UIView, the controller, UIViewControllerWrapperView, UINavigationTransitionView, UILayoutContainerView, UINavigationController, UIWindow, UIApplication, AppDelegate. The app delegate is left out here (the program has none); the scene joins the chain only from iOS 13.
// open: a navigation controller has none of UIKit's private views around its content
import UIKit
final class Circle: UIView {}
final class A: UIViewController {
    let circle = Circle()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(circle)
    }
}
let a = A()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
var responder: UIResponder? = a.circle
while let r = responder {
    print("chain \(type(of: r))")
    if r is UIApplication { break }
    responder = r.next
}

// prints:
// chain Circle
// chain UIView
// chain A
// chain UIViewControllerWrapperView
// chain UINavigationTransitionView
// chain UILayoutContainerView
// chain UINavigationController
// chain UIWindow
// chain UIApplication
