// title: A text view activated in viewDidLayoutSubviews of a pushed controller has its window and becomes first responder
// ios: 7
// device: iphone
// watch: window | first
// normalize:
// source: https://itecnote.com/tecnote/r-iphone-have-the-keyboard-slide-into-view-from-the-right-like-when-editing-a-note-in-contacts/ (answer copied from Stack Overflow, about iOS 7)
// confidence: medium
// note: The answer: on a push, the window is nil in viewDidLoad and viewWillAppear and set in the layout callbacks, where the call works.
import UIKit
final class B: UIViewController {
    let tv = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    var tried = false
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(tv); print("window in didLoad \(tv.window != nil)") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("window in willAppear \(tv.window != nil)") }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if tried { return }
        tried = true
        print("window in didLayout \(tv.window != nil)")
        print("first \(tv.becomeFirstResponder())")
    }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()

// prints:
// window in didLoad false
// window in willAppear false
// window in didLayout true
// first true
