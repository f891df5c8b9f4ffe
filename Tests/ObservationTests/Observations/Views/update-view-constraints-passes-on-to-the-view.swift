// title: updateViewConstraints is sent to the controller and its super passes updateConstraints on to the view
// ios: 15.6
// device: iphone
// watch: controller | view
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Header: sent to the controller in lieu of the view; the base implementation sends updateConstraints to the view.
import UIKit

final class Root: UIView {
    override func updateConstraints() { super.updateConstraints(); print("view updateConstraints") }
}
final class Page: UIViewController {
    override func loadView() { view = Root() }
    override func updateViewConstraints() { print("controller before super"); super.updateViewConstraints(); print("controller after super") }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
page.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
Simulator.settle()
print("# reset")
page.view.setNeedsUpdateConstraints()
Simulator.settle()

// prints:
// controller before super
// view updateConstraints
// controller after super
