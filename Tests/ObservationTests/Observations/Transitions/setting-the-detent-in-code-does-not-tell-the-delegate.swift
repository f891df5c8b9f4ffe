// title: Setting selectedDetentIdentifier in code sends no didChangeSelectedDetentIdentifier
// ios: 16.4
// device: iphone
// watch: detent
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISheetPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: called when the selected detent changes in response to user interaction, not if it is set programmatically. MISSING: UISheetPresentationControllerDelegate
import UIKit

final class D: NSObject, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController) { print("detent changed") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
let sheet = b.sheetPresentationController!
sheet.detents = [.medium(), .large()]
sheet.delegate = d
a.present(b, animated: true)
Simulator.settle()
sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
Simulator.settle()
print("detent is large \(sheet.selectedDetentIdentifier == .large)")

// prints:
// detent is large true
