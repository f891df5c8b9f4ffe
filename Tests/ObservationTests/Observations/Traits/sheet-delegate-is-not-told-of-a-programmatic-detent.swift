// title: The sheet's delegate hears of a detent the user chose, not of one set in code
// ios: 16
// device: iphone
// watch: told | selected
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:) (Apple reference)
// confidence: high
// note: The reference: in response to user interaction; not called after the property was set in code. NEWACT: dragSheet (the user drags the sheet of a controller to a detent)
import UIKit
final class Ear: NSObject, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController) { print("told large \(s.selectedDetentIdentifier == .large)") }
}
let ear = Ear()
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
b.sheetPresentationController?.detents = [.medium(), .large()]
b.sheetPresentationController?.delegate = ear
a.present(b, animated: false)
Simulator.settle()
b.sheetPresentationController?.selectedDetentIdentifier = .large
Simulator.settle()
b.sheetPresentationController?.selectedDetentIdentifier = .medium
Simulator.settle()
print("selected medium \(b.sheetPresentationController?.selectedDetentIdentifier == .medium)")
Simulator.dragSheet(b, to: .large)
Simulator.settle()

// prints:
// selected medium true
// told large true
