// title: After a dismissal presentationController is another object and its delegate is gone
// ios: 16.4
// device: iphone
// watch: presentation
// normalize:
// source: https://github.com/software-mansion/react-native-screens ios/modals/form-sheet/RNSFormSheetContentController.mm (Software Mansion, 2026)
// confidence: medium
// note: Comments there: the presentation controller is recreated on every present and dismiss cycle, so the delegate and the sheet's configuration must be set again.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate {}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.modalPresentationStyle = .formSheet
b.presentationController?.delegate = d
let first = b.presentationController
a.present(b, animated: true)
Simulator.settle()
print("presentation same while shown \(b.presentationController === first)")
b.dismiss(animated: true)
Simulator.settle()
print("presentation same afterwards \(b.presentationController === first)")
print("presentation delegate \(b.presentationController?.delegate != nil)")

// prints:
// presentation same while shown true
// presentation same afterwards false
// presentation delegate false
