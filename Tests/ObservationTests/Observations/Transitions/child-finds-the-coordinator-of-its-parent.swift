// title: A child of a controller that is being presented gets the parent's transition coordinator
// ios: 16.4
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the default implementation returns a coordinator during a presentation or dismissal and otherwise asks the parent controller.
import UIKit

final class Child: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let mine = transitionCoordinator as AnyObject?
        let parents = parent?.transitionCoordinator as AnyObject?
        print("coordinator there: \(mine != nil)")
        print("coordinator same: \(mine === parents)")
    }
}
final class B: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = B()
b.modalPresentationStyle = .fullScreen
a.present(b, animated: true)
Simulator.settle()

// prints:
// coordinator there: true
// coordinator same: true
