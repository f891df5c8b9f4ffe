// title: iOS 7: used layout guides are hidden subviews of the controller's view, 64 high below a bar
// ios: 7
// device: iphone
// watch: guide
// normalize:
// source: GitHub file index id 47193094571 (blog post about the back button on iOS 7 with a recursiveDescription, 2013)
// confidence: high
// note: The dump has two hidden _UILayoutGuide subviews, the first with frame (0 0; 0 64), the second with height 0 at the bottom.
import UIKit

final class Top: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); _ = topLayoutGuide; _ = bottomLayoutGuide }
}
let top = Top()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: top)
window.makeKeyAndVisible()
Simulator.settle()
for s in top.view.subviews where String(describing: type(of: s)) == "_UILayoutGuide" {
    print("guide hidden \(s.isHidden) height \(s.frame.height)")
}

// prints:
// guide hidden true height 64.0
// guide hidden true height 0.0
