// title: When animateChanges returns, the sheet and its subviews have been laid out for the new detent
// ios: 15
// device: iphone
// watch: taller
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UISheetPresentationController.h (Apple, 2022)
// confidence: high
// note: Comment at animateChanges.
// open: the model does something else
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
b.sheetPresentationController?.detents = [.medium(), .large()]
a.present(b, animated: false)
Simulator.settle()
let before = b.view.bounds.height
b.sheetPresentationController?.animateChanges { b.sheetPresentationController?.selectedDetentIdentifier = .large }
print("taller \(b.view.bounds.height > before)")

// prints:
// taller true
