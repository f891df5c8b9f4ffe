// title: On iOS 18 an app without UIObservationTrackingEnabled does not lay out again when an observable property changes
// ios: 18
// device: iphone
// watch: text
// normalize: 
// source: https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit (Apple article, 2025) and https://steipete.me/posts/2025/automatic-observation-tracking-uikit-appkit
// confidence: high
// note: On iOS 18 the feature is off unless the key is in Info.plist; from iOS 26 it is on. MISSING: Observable
import UIKit
@Observable class Model { var count = 0 }
let model = Model()
final class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); label.text = "\(model.count)" }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
model.count = 5
Simulator.settle()
print("text \(a.label.text ?? "nil")")

// prints:
// text 0
