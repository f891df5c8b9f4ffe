// title: After a dismissal a controller has another presentation controller than before, without the delegate
// ios: 16
// device: iphone
// watch: same | delegate
// normalize: 
// source: https://github.com/software-mansion/react-native-screens ios/modals/form-sheet/RNSFormSheetContentController.mm (Software Mansion, 2026)
// confidence: high
// note: Comment: UIKit recreates it on every present and dismiss cycle; settings made on the old one are lost.
import UIKit
final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {}
let ear = Ear()
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
let first = b.presentationController
first?.delegate = ear
a.present(b, animated: false)
Simulator.settle()
print("same while presented \(b.presentationController === first)")
a.dismiss(animated: false)
Simulator.settle()
print("same afterwards \(b.presentationController === first)")
print("delegate kept \(b.presentationController?.delegate != nil)")

// prints:
// same while presented true
// same afterwards false
// delegate kept false
