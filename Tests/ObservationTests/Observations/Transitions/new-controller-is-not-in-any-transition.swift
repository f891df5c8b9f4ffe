// title: On a new controller the four transition flags are false and it has no relatives
// ios: 16.4
// device: iphone
// watch: vc
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/ViewControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: Part of the Defaults test, run on devices.
import UIKit

let vc = UIViewController()
print("vc flags \(vc.isBeingPresented) \(vc.isBeingDismissed) \(vc.isMovingToParent) \(vc.isMovingFromParent)")
print("vc presented \(vc.presentedViewController != nil) presenting \(vc.presentingViewController != nil)")
print("vc parent \(vc.parent != nil) nav \(vc.navigationController != nil) tabs \(vc.tabBarController != nil) split \(vc.splitViewController != nil)")
print("vc context \(vc.definesPresentationContext) \(vc.providesPresentationContextTransitionStyle)")
print("vc loaded \(vc.isViewLoaded)")

// prints:
// vc flags false false false false
// vc presented false presenting false
// vc parent false nav false tabs false split false
// vc context false false
// vc loaded false
