// title: willMove(toWindow:) is sent to every view of the subtree that enters the window
// ios: 12
// device: iphone
// watch: moved
// normalize:
// source: http://man.hubwiz.com/docset/Mono.docset/Contents/Resources/Documents/api.xamarin.com/monodoc9905-6.html (Xamarin reference for WillMoveToWindow)
// confidence: high
// note: The reference says that all views in the hierarchy get it and not only the top one. Names sorted.
import UIKit

final class Probe: UIView {
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow); moved.append(tag) }
}
var moved: [Int] = []
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let a = Probe(), b = Probe(), c = Probe()
a.tag = 1; b.tag = 2; c.tag = 3
a.addSubview(b)
b.addSubview(c)
print("moved \(moved)")
window.rootViewController!.view.addSubview(a)
print("moved \(moved.sorted())")

// prints:
// moved []
// moved [1, 2, 3]
