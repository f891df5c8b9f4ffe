// title: viewIsAppearing is called between viewWillAppear and viewDidAppear, on iOS 13 too
// ios: 13
// device: iphone
// watch: will | is | did
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10055-Whats-new-in-UIKit.md (kabirkhaan, 2023)
// confidence: high
// note: The notes: between the two, once per appearance, and it works back to iOS 13; useyourloaf.com tells the same.
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
// is
// did
