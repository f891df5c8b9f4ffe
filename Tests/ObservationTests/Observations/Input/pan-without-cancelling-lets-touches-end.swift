// title: With cancelsTouchesInView false the touches go on beside the pan and end normally
// ios: 6
// device: iphone
// watch: first | cancelled | ended | last
// normalize:
// source: https://geek-answers.imtqy.com/articles/784612/index.html (answer copied from Stack Overflow, about 2012); http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017) has the same log
// confidence: high
// note: The answer's log alternates panGesture and touchesMoved and closes with touchesEnded; touchesCancelled never comes. To stay clear of how often each line repeats, the program prints whether moves came after the first pan action, and the end. NEWACT: touchDown, touchMove, touchUp.
import UIKit
var pans = 0
var movesAfterPan = 0
var cancels = 0
final class V: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if pans > 0 { movesAfterPan += 1 } }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended, moves after the first pan: \(movesAfterPan > 0)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancels += 1 }
}
final class A: UIViewController {
    override func loadView() { view = V(frame: UIScreen.main.bounds) }
    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        pan.cancelsTouchesInView = false
        view.addGestureRecognizer(pan)
    }
    @objc func panned(_ g: UIPanGestureRecognizer) { pans += 1 }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.touchDown(at: CGPoint(x: 100, y: 100), in: a.view)
for i in 1...20 { Simulator.touchMove(to: CGPoint(x: 100, y: 100 + 8 * i), in: a.view) }
Simulator.touchUp()
Simulator.settle()
print("cancelled \(cancels)")

// prints:
// ended, moves after the first pan: true
// cancelled 0
