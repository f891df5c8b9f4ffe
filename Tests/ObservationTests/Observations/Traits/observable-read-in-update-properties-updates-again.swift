// title: Changing an observable property that updateProperties read calls updateProperties again, without any request
// ios: 26
// device: iphone
// watch: text
// normalize: 
// source: https://juejin.cn/post/7520093724988145715 (YungFan, 2025-06)
// confidence: high
// note: The example sets the model in touchesBegan and the label changes. Needs the Observable macro. MISSING: Observable
import UIKit
@Observable class Model { var value = "old" }
let model = Model()
final class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
    override func updateProperties() { super.updateProperties(); label.text = model.value }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("text \(a.label.text ?? "nil")")
model.value = "new"
Simulator.settle()
print("text \(a.label.text ?? "nil")")

// prints:
// text old
// text new
