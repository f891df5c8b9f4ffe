// title: performSegue(withIdentifier:) calls prepare but not shouldPerformSegue
// ios: 16.4
// device: iphone
// watch: A.
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header's comment on shouldPerformSegue: not invoked when performSegue is used.
import UIKit

final class A: UIViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { print("A.shouldPerform"); return true }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        print("A.prepare \(segue.identifier ?? "nil")")
    }
}
final class B: UIViewController {}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("a", controller: A.self, initial: true), Simulator.Scene("b", controller: B.self)],
                        segues: [Simulator.Segue("go", from: "a", to: "b", kind: .present)])
let a = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.performSegue(withIdentifier: "go", sender: nil)
Simulator.settle()

// prints:
// A.prepare go
