// title: A view answers its layer's question for an action with NSNull outside and with a basic animation inside an animation block
// ios: 7
// device: iphone
// watch: outside | inside
// normalize:
// source: https://github.com/objcio/articles/blob/master/2014-05-08-view-layer-synergy.md (David Rönnqvist, objc.io, 2014-05-08)
// confidence: high
// note: The article prints both. MISSING: UIView.action(for:forKey:)
import UIKit
let a = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("outside null \(box.action(for: box.layer, forKey: "position") is NSNull)")
UIView.animate(withDuration: 0.3) {
    print("inside animation \(box.action(for: box.layer, forKey: "position") is CABasicAnimation)")
}

// prints:
// outside null true
// inside animation true
