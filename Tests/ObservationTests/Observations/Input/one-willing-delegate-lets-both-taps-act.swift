// title: Two tap recognisers on nested views both act when one delegate allows it, otherwise only one
// ios: 9
// device: iphone
// watch: acted
// normalize:
// source: http://minimalab.com/blog/2015/02/22/uigesturerecognizer-conflict/ (2015-02); http://39.103.169.235/p/cf04aadc175b (quotes Apple's header comment)
// confidence: high
// note: By default no two recognise together; an answer of true by either delegate is enough, an answer of false by the other does not prevent it. NEWACT: touchDown, touchUp.
import UIKit
final class D: NSObject, UIGestureRecognizerDelegate {
    let allow: Bool
    init(_ allow: Bool) { self.allow = allow }
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { allow }
}
final class T: NSObject {
    var count = 0
    @objc func act(_ g: UIGestureRecognizer) { count += 1 }
}
let t = T()
let willing = D(true)
let unwilling = D(false)
let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
outer.addSubview(inner)
let g1 = UITapGestureRecognizer(target: t, action: #selector(T.act))
let g2 = UITapGestureRecognizer(target: t, action: #selector(T.act))
outer.addGestureRecognizer(g1)
inner.addGestureRecognizer(g2)
let a = UIViewController()
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
func trial(_ name: String, _ d1: D?, _ d2: D?) {
    g1.delegate = d1
    g2.delegate = d2
    t.count = 0
    Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: inner)
    Simulator.touchUp()
    Simulator.advance(by: 1)
    print("acted \(name): \(t.count)")
}
trial("no delegates", nil, nil)
trial("outer allows, inner refuses", willing, unwilling)
trial("outer refuses, inner allows", unwilling, willing)

// prints:
// acted no delegates: 1
// acted outer allows, inner refuses: 2
// acted outer refuses, inner allows: 2
