// title: A button with a nil target reaches the first responder object of its chain that has the action
// ios: 13
// device: iphone
// watch: box | controller
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:) (Apple reference)
// confidence: high
// note: The reference: for nil UIKit searches the responder chain for an object that responds and delivers the message to that object (once). Nothing is first responder, so the search begins at the button.
import UIKit
final class Box: UIView {
    @objc func save(_ sender: Any?) { print("box") }
}
final class A: UIViewController {
    let box = Box(frame: CGRect(x: 0, y: 50, width: 200, height: 200))
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.addTarget(nil, action: #selector(Box.save), for: .touchUpInside)
        box.addSubview(button)
    }
    @objc func save(_ sender: Any?) { print("controller") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(a.button)
Simulator.settle()

// prints:
// box
