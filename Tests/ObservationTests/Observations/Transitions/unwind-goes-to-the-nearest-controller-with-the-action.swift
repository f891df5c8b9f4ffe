// title: When two controllers of the stack have the unwind action the nearer one is the destination
// ios: 13
// device: iphone
// watch: A. | B. | stack
// normalize:
// source: https://qanswer.space/questions/what-is-the-method-that-unwind-segues-use-to-distinguish-between-targets-with-identical-names-in-various-classes (2023)
// confidence: medium
// note: From C over B to A with the same action in both, unwinding leads to B; Lajos Deme (Unwind Segues in Swift 5, 2020-03) also says the first controller found. NEWACT: Simulator.unwind(_:from:) MISSING: unwind segues
import UIKit

final class A: UIViewController { @objc func back(_ segue: UIStoryboardSegue) { print("A.back") } }
final class B: UIViewController { @objc func back(_ segue: UIStoryboardSegue) { print("B.back") } }
final class C: UIViewController {}

let c = C()
let nav = UINavigationController(rootViewController: A())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: false)
Simulator.settle()
nav.pushViewController(c, animated: false)
Simulator.settle()
Simulator.unwind(#selector(B.back(_:)), from: c)
Simulator.settle()
print("stack \(nav.viewControllers.count)")

// prints:
// B.back
// stack 2
