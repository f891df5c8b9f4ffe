// title: canPerformAction of a view that lacks the action is answered by a responder further up that implements it
// ios: 7
// device: iphone
// watch: can
// normalize:
// source: https://scottberrevoets.com/2014/09/15/uimenucontroller-and-the-responder-chain/ (Scott Berrevoets, 2014-09-15)
// confidence: medium
// note: The article quotes Apple: the default returns YES if the class implements the action and calls the next responder if it does not. MISSING: UIResponder.canPerformAction(_:withSender:)
import UIKit
final class A: UIViewController {
    override func copy(_ sender: Any?) { }
}
let a = A()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
print("can alone \(box.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))")
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("can copy \(box.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))")
print("can cut \(box.canPerformAction(#selector(UIResponderStandardEditActions.cut(_:)), withSender: nil))")

// prints:
// can alone false
// can copy true
// can cut false
