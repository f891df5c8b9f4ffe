// title: A page sheet that allows only landscape does not turn the interface; fullScreen does
// ios: 13
// device: iphone
// watch: landscape
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p272forcedRotation (Matt Neuburg, 2019)
// confidence: medium
// note: His comment: from iOS 13 fullScreen or overFullScreen must be asked for, otherwise the sheet does not force it.
import UIKit
final class First: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait } }
final class Second: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return .landscapeLeft }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = First()
window.makeKeyAndVisible()
Simulator.settle()
let sheet = Second()
sheet.modalPresentationStyle = .pageSheet
window.rootViewController?.present(sheet, animated: false)
Simulator.settle()
print("landscape with sheet \(window.bounds.width > window.bounds.height)")
window.rootViewController?.dismiss(animated: false)
Simulator.settle()
let full = Second()
full.modalPresentationStyle = .fullScreen
window.rootViewController?.present(full, animated: false)
Simulator.settle()
print("landscape with full screen \(window.bounds.width > window.bounds.height)")

// prints:
// landscape with sheet false
// landscape with full screen true
