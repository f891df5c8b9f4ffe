// title: becomeFirstResponder of a text field in viewDidLoad takes effect when the controller is pushed
// ios: 9
// device: iphone
// watch: first | willShow
// normalize: collapse-repeats
// source: https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/33486030/handling-uikeyboardwillshownotification-so-the-keyboard-is-already-up-when-a-v (2015-11); https://www.exchangetuts.com/index.php/showing-keyboard-at-the-right-time-ios7-1640305083804361 (2013)
// confidence: high
// note: Both call it in viewDidLoad of the pushed controller and get the keyboard with the push, on iOS 6, 7 and 9, although the view has no window then. What the call returns is not said.
// open: the model does something else
import UIKit
final class B: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        _ = field.becomeFirstResponder()
    }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
let b = B()
nav.pushViewController(b, animated: true)
Simulator.settle()
print("first \(b.field.isFirstResponder)")

// prints:
// willShow
// first true
