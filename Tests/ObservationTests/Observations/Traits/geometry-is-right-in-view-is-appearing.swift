// title: In viewIsAppearing the view has its final size and safe area, laid out by its superview
// ios: 17
// device: iphone
// watch: size | inset
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: high
// note: Comment at viewIsAppearing: geometry (frame, safe area insets, layout margins) is valid there.
import UIKit
final class B: UIViewController {
    var size = CGSize.zero
    var top: CGFloat = 0
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); size = view.bounds.size; top = view.safeAreaInsets.top }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("size same as at the end \(size == view.bounds.size) grown \(size.width > 10)")
        print("inset same as at the end \(top == view.safeAreaInsets.top)")
    }
}
let a = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.pushViewController(B(), animated: false)
Simulator.settle()

// prints:
// size same as at the end true grown true
// inset same as at the end true
