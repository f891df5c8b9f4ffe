// title: With medium and large detents and no selection the sheet is about half as high as the screen
// ios: 15
// device: iphone
// watch: smaller
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UISheetPresentationController.h (Apple, 2022)
// confidence: medium
// note: Comments: nil means the smallest detent; medium is approximately half the height of the screen. Half is checked with a wide margin.
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
let half = b.view.frame.height
b.sheetPresentationController?.selectedDetentIdentifier = .large
Simulator.settle()
print("smaller at first \(half < b.view.frame.height) than two thirds \(half < window.bounds.height * 0.67)")

// prints:
// smaller at first true than two thirds true
