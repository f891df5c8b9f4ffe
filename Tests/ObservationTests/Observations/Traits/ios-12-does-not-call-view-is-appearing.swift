// title: On iOS 12 viewIsAppearing is not called
// ios: 12
// device: iphone
// watch: will | is | did
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10055-Whats-new-in-UIKit.md (kabirkhaan, 2023)
// confidence: medium
// note: The method works back to iOS 13, so an older system does not know it.
import UIKit
final class A: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print("is") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// will
// did
