// title: presentation() is nil until a layer has been rendered, and then another object than the layer
// ios: 14
// device: iphone
// watch: presentation
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p124presentationLayerAcquisition (Matt Neuburg, 2021)
// confidence: high
// note: The example's comment and its prints in viewDidLoad and a second later; CALayer.h says nil if not yet committed.
import UIKit
final class A: UIViewController {
    let layer = CALayer()
    override func viewDidLoad() {
        super.viewDidLoad()
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        view.layer.addSublayer(layer)
        print("presentation in viewDidLoad \(layer.presentation() != nil)")
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("presentation shown \(a.layer.presentation() != nil) same \(a.layer.presentation() === a.layer)")

// prints:
// presentation in viewDidLoad false
// presentation shown true same false
