// title: Changing an observable property that viewWillLayoutSubviews read runs viewWillLayoutSubviews again
// ios: 26
// device: iphone
// watch: text
// normalize: 
// source: https://github.com/pookjw/MiscellaneousWWDC25 MiscellaneousUIKit/Classes/ObservationDemoViewController.swift (Jinwoo Kim, 2025-06)
// confidence: high
// note: The demo changes only the model in a menu action; the label follows in this mode. Apple's reference lists the method too. MISSING: Observable
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
print("text \(a.label.text ?? "nil")")
model.count += 1
Simulator.settle()
print("text \(a.label.text ?? "nil")")

// prints:
// text 0
// text 1
