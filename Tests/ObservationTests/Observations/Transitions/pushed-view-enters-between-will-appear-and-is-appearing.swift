// title: A push adds the view to the hierarchy after viewWillAppear and before viewIsAppearing; a pop takes it out before viewDidDisappear
// ios: 18
// device: iphone
// watch: B.
// normalize:
// source: https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions (Apple, read in a copy of 2025-04)
// confidence: high
// note: The article's numbered steps of a push and of a pop; being in the hierarchy is shown here by view.window.
import UIKit

final class B: UIViewController {
    func say(_ s: String) { print("B.\(s) in window \(view.window != nil)") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); say("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); say("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); say("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); say("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); say("viewDidDisappear") }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()

// prints:
// B.viewWillAppear in window false
// B.viewIsAppearing in window true
// B.viewDidAppear in window true
// B.viewWillDisappear in window true
// B.viewDidDisappear in window false
