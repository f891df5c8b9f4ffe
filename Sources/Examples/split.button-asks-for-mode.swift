// device: ipad
import UIKit

let split = UISplitViewController(style: .doubleColumn)
split.setViewController(UIViewController(), for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("secondary only:", split.displayMode == .secondaryOnly)
Simulator.tap(split.displayModeButtonItem)
Simulator.settle()
print("secondary only:", split.displayMode == .secondaryOnly)
