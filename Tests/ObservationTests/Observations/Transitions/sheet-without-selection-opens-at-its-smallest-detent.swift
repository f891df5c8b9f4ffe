// title: With detents medium and large and nothing selected the sheet is shown at the smaller one
// ios: 16.4
// device: iphone
// watch: sheet
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISheetPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: when the identifier is nil or not among the detents the sheet is displayed at the smallest detent; medium is about half the height of the screen. The program only compares the visible height with three quarters of the screen.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
b.sheetPresentationController?.detents = [.medium(), .large()]
a.present(b, animated: true)
Simulator.settle()
let top = b.view.convert(CGPoint.zero, to: window).y
print("sheet low \(top > window.bounds.height * 0.25)")

// prints:
// sheet low true
