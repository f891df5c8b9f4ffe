// title: viewSafeAreaInsetsDidChange comes before viewDidLayoutSubviews when the controller is first shown
// ios: 11
// device: iphone
// watch: root.
// normalize: collapse-repeats
// source: https://github.com/material-components/material-components-ios/pull/1982 (Rob Moore, review, 2017-10)
// confidence: medium
// note: The reviewer's statement: it gets called just before viewDidLayoutSubviews when the controller loads or rotates. Only the first of each is printed.
import UIKit

final class Root: UIViewController {
    var said = Set<String>()
    func say(_ s: String) { if said.insert(s).inserted { print("root.\(s)") } }
    override func viewDidLoad() { super.viewDidLoad(); say("viewDidLoad") }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); say("viewSafeAreaInsetsDidChange") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); say("viewDidLayoutSubviews") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// root.viewDidLoad
// root.viewSafeAreaInsetsDidChange
// root.viewDidLayoutSubviews
