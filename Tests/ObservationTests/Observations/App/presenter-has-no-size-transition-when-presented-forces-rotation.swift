// title: A fullscreen presentation that forces landscape sends no viewWillTransition to the presenter
// ios: 13
// device: iphone
// watch: size
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p272forcedRotation (Matt Neuburg, 2019)
// confidence: medium
// note: His comment: not called since iOS 9. The presenter allows only portrait.
import UIKit
final class First: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator); print("size presenter") }
}
final class Second: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return .landscapeLeft }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = First()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
let second = Second()
second.modalPresentationStyle = .fullScreen
window.rootViewController?.present(second, animated: true)
Simulator.settle()
print("size of presented is landscape \(second.view.bounds.width > second.view.bounds.height)")

// prints:
// size of presented is landscape true
