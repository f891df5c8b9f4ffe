// title: A delegate with only adaptivePresentationStyle(for:) is still asked and can keep a popover
// ios: 16.4
// device: iphone
// watch: popover
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:) (Apple)
// confidence: high
// note: The page: if the delegate does not implement the method with a trait collection, UIKit calls adaptivePresentationStyle(for:) instead.
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.modalPresentationStyle = .popover
b.popoverPresentationController?.sourceView = a.view
b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
print("popover kept \(b.presentationController is UIPopoverPresentationController)")

// prints:
// popover kept true
