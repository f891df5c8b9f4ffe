// title: Rotating with the keyboard up posts keyboardWillHide before the rotation and keyboardWillShow after it
// ios: 6
// device: iphone
// watch: keyboard | rotate
// normalize:
// source: https://apontious.com/2013/01/10/keyboard-schmeeboard/ (Andrew Pontious, 2013-01)
// confidence: medium
// note: The post says that on iOS 5 and 6 the app hears that the keyboard hides, then that the view rotates, then that the keyboard shows. willAnimateRotation stands for the rotation here, which is the call that lies inside it.
import UIKit
final class A: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        print("rotate")
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = a.field.becomeFirstResponder()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("keyboardWillHide") }
let token2 = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("keyboardWillShow") }
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// keyboardWillHide
// rotate
// keyboardWillShow
