// title: A recogniser gets touchesBegan before the touched view does
// ios: 12
// device: iphone
// watch: recogniser. | view.
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uigesturerecognizer/touchescancelled(_:with:)/ (mirror of the Apple reference)
// confidence: high
// note: The reference: a recogniser observes touches hit-tested to its view and that view's subviews, and receives them before the view; dev-ios.blogspot.com 2011/09 quotes the guide with the same sentence. Here the recogniser sits on the superview of the touched view. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer.touchesBegan
import UIKit
final class R: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        print("recogniser.began")
    }
}
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
}
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let a = UIViewController()
a.view.addGestureRecognizer(R(target: nil, action: nil))
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.touchUp()
Simulator.settle()

// prints:
// recogniser.began
// view.began
