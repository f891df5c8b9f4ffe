// title: A full-screen presentation sends didMoveToWindow with a nil window to a view of the presenter
// ios: 9
// device: iphone
// watch: box
// normalize:
// source: https://github.com/KrauseFx/TSMessages/issues/255 (johnnypayso, 2015-10-08)
// confidence: high
// note: The issue complains that didMoveToWindow comes with window nil though nothing was dismissed.
import UIKit

final class Box: UIView {
    override func didMoveToWindow() { super.didMoveToWindow(); print("box window nil \(window == nil)") }
}
let root = UIViewController(), other = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.view.addSubview(Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
Simulator.settle()
print("# reset")
other.modalPresentationStyle = .fullScreen
root.present(other, animated: true)
Simulator.settle()

// prints:
// box window nil true
