// title: A tapped segmented control sends valueChanged and no touch events
// ios: 4.3
// device: iphone
// watch: sent
// normalize:
// source: https://www.oreilly.com/library/view/programming-ios-4/9781449397302/ch11s06.html (Matt Neuburg, Programming iOS 4, 2011)
// confidence: medium
// note: The book's list of events found by experiment. NEWACT: tap(segment:in:).
// open: the model has not all that this overrides or calls
import UIKit
final class T: NSObject {
    @objc func down() { print("sent touchDown") }
    @objc func up() { print("sent touchUpInside") }
    @objc func changed() { print("sent valueChanged") }
}
let t = T()
let seg = UISegmentedControl(items: ["A", "B"])
seg.frame = CGRect(x: 0, y: 50, width: 300, height: 30)
seg.addTarget(t, action: #selector(T.down), for: .touchDown)
seg.addTarget(t, action: #selector(T.up), for: .touchUpInside)
seg.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(seg)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(segment: 1, in: seg)
Simulator.settle()

// prints:
// sent valueChanged
