// title: iOS 5 iPad: in didRotate the root view is 1024 by 748 and the window still 768 by 1024
// ios: 5
// device: ipad
// watch: view | window
// normalize:
// source: https://manongdao.com/article-292769.html (Stack Overflow question with log, iOS 5.0.1)
// confidence: high
// note: Logged bounds of the view and of its superview, the window.
import UIKit

final class Root: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    override func didRotate(from orientation: UIInterfaceOrientation) {
        super.didRotate(from: orientation)
        print("view \(view.bounds.width) \(view.bounds.height)")
        print("window \(view.superview is UIWindow) \(view.superview!.bounds.width) \(view.superview!.bounds.height)")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// view 1024.0 748.0
// window true 768.0 1024.0
