// title: Without keyboard the top of the keyboard layout guide is the bottom of the safe area, or of the view when usesBottomSafeArea is false
// ios: 17
// device: iphone
// watch: top
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIKeyboardLayoutGuide.rs (header comments of UIKeyboardLayoutGuide.h, Apple, 2025)
// confidence: high
// note: Comment at usesBottomSafeArea.
// open: the model has no keyboardLayoutGuide
import UIKit
let a = UIViewController()
let mark = UIView()
mark.translatesAutoresizingMaskIntoConstraints = false
a.view.addSubview(mark)
NSLayoutConstraint.activate([
    mark.bottomAnchor.constraint(equalTo: a.view.keyboardLayoutGuide.topAnchor),
    mark.leadingAnchor.constraint(equalTo: a.view.leadingAnchor),
    mark.widthAnchor.constraint(equalToConstant: 10),
    mark.heightAnchor.constraint(equalToConstant: 10)
])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("top at safe area \(mark.frame.maxY == a.view.bounds.height - a.view.safeAreaInsets.bottom)")
a.view.keyboardLayoutGuide.usesBottomSafeArea = false
Simulator.settle()
print("top at the bottom \(mark.frame.maxY == a.view.bounds.height)")

// prints:
// top at safe area true
// top at the bottom true
