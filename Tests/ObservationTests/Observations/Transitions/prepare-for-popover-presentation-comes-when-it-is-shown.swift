// title: prepareForPopoverPresentation is sent once, before the content has appeared
// ios: 16.4
// device: ipad
// watch: prepare | B.viewDidAppear
// normalize:
// source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/prepareforpopoverpresentation(_:) (Apple)
// confidence: high
// note: The page: the popover is about to be presented and not yet on the screen when it is called; the delegate property's page: immediately prior to displaying it. Only the order against viewDidAppear is tested.
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ p: UIPopoverPresentationController) { print("prepare") }
}
final class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("B.viewDidAppear")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = B()
b.modalPresentationStyle = .popover
b.popoverPresentationController?.sourceView = a.view
b.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()

// prints:
// prepare
// B.viewDidAppear
