// title: A button with changesSelectionAsPrimaryAction toggles isSelected with every tap
// ios: 15
// device: iphone
// watch: selected
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIButton.rs (header comments of UIButton.h, Apple, 2025)
// confidence: high
// note: Comment: without a menu the selected state is toggled on and off for the primary action.
import UIKit
let a = UIViewController()
let button = UIButton(type: .system)
button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
button.changesSelectionAsPrimaryAction = true
Simulator.tap(button)
print("selected \(button.isSelected)")
Simulator.tap(button)
print("selected \(button.isSelected)")

// prints:
// selected true
// selected false
