// title: A tap on the plus half of a stepper adds one and sends valueChanged
// ios: 13
// device: iphone
// watch: value
// normalize:
// source: https://github.com/kif-framework/KIF/blob/master/Tests/KIFTests/TappingTests.m (testTappingStepperIncrement, testTappingStepperDecrement)
// confidence: high
// note: The test host shows the stepper's value in a label from its valueChanged action; it goes one up or one down. NEWACT: tapIncrement(stepper), tapDecrement(stepper).
import UIKit
final class T: NSObject {
    @objc func changed(_ s: UIStepper) { print("value \(s.value)") }
}
let t = T()
let stepper = UIStepper()
stepper.minimumValue = 0
stepper.maximumValue = 10
stepper.value = 5
stepper.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(stepper)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tapIncrement(stepper)
Simulator.settle()
Simulator.tapDecrement(stepper)
Simulator.settle()

// prints:
// value 6.0
// value 5.0
