// title: iOS 14.0: during popToRoot the stack seen in the root's viewWillAppear is the old top and the root
// ios: 14
// device: iphone
// watch: stack
// normalize:
// source: https://www.jianshu.com/p/4e94dd08623b (2020)
// confidence: medium
// note: The post prints [3, 0] for a stack 0 to 3 on 14.0, gone in later systems; https://qanswer.space (iOS 14 long-press back button) saw [third, first] in viewWillAppear after jumping from the third to the first.
import UIKit
final class Page: UIViewController {
    var watching = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if watching { print("stack \(navigationController!.viewControllers.map { $0.title! })") }
    }
}
let pages = (0..<4).map { n -> Page in let p = Page(); p.title = "\(n)"; return p }
let nav = UINavigationController(rootViewController: pages[0])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
for p in pages.dropFirst() { nav.pushViewController(p, animated: false); Simulator.settle() }
pages[0].watching = true
nav.popToRootViewController(animated: true)
Simulator.settle()
print("stack after \(nav.viewControllers.map { $0.title! })")

// prints:
// stack ["3", "0"]
// stack after ["0"]
