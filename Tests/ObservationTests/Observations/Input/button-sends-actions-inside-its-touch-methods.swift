// title: A button sends touchDown inside super's touchesBegan and touchUpInside inside super's touchesEnded
// ios: 9
// device: iphone
// watch: touch | super
// normalize:
// source: http://wsa.jianshu.io/p/e9cd0b46a214 (jianshu, log of a UIButton subclass)
// confidence: high
// note: The log shows the action between the lines before and after the call of super. NEWACT: touchDown, touchUp.
import UIKit
final class B: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesBegan"); super.touchesBegan(touches, with: event); print("super returned from began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesEnded"); super.touchesEnded(touches, with: event); print("super returned from ended") }
}
final class T: NSObject {
    @objc func down() { print("touchDown") }
    @objc func up() { print("touchUpInside") }
}
let t = T()
let button = B(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.down), for: .touchDown)
button.addTarget(t, action: #selector(T.up), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: button)
Simulator.touchUp()
Simulator.settle()

// prints:
// touchesBegan
// touchDown
// super returned from began
// touchesEnded
// touchUpInside
// super returned from ended
