// title: A tapped text field sends touchDown and no touchUpInside
// ios: 4.3
// device: iphone
// watch: touch
// normalize:
// source: https://www.oreilly.com/library/view/programming-ios-4/9781449397302/ch11s06.html (Matt Neuburg, Programming iOS 4, 2011)
// confidence: medium
// note: The book lists which control sends which events. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    @objc func down() { print("touchDown") }
    @objc func up() { print("touchUpInside") }
}
let t = T()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.addTarget(t, action: #selector(T.down), for: .touchDown)
field.addTarget(t, action: #selector(T.up), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 20, y: 15), in: field)
Simulator.touchUp()
Simulator.settle()

// prints:
// touchDown
