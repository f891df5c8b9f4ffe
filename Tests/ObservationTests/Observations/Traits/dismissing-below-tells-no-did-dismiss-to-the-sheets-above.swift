// title: Dismissing from the root tears down a stack of sheets without presentationControllerDidDismiss for the upper one
// ios: 16
// device: iphone
// watch: did dismiss | gone
// normalize: 
// source: https://github.com/software-mansion/react-native-screens ios/modals/form-sheet/RNSFormSheetContentController.mm (Software Mansion, 2026)
// confidence: high
// note: Comment: UIKit tears down every sheet above without calling presentationControllerDidDismiss on them; viewDidDisappear is used instead.
import UIKit
final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ p: UIPresentationController) { print("did dismiss") }
}
final class Sheet: UIViewController {
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); if presentingViewController == nil { print("gone \(title ?? "")") } }
}
let ear = Ear()
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let upper = Sheet()
upper.title = "upper"
let lower = UIViewController()
a.present(lower, animated: false)
Simulator.settle()
upper.presentationController?.delegate = ear
lower.present(upper, animated: false)
Simulator.settle()
print("# reset")
a.dismiss(animated: true)
Simulator.settle()

// prints:
// gone upper
