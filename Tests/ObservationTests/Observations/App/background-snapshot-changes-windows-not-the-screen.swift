// title: The snapshots in the background change the traits of the window, not those of the screen
// ios: 13
// device: iphone
// watch: window | screen
// normalize:
// source: https://github.com/microsoft/FluentDarkModeKit/pull/97 (levinli303, 2020-09)
// confidence: high
// note: traitCollectionDidChange of UIWindow is called, that of UIScreen is not.
import UIKit
final class Pane: UIWindow {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let p = previousTraitCollection, p.userInterfaceStyle != traitCollection.userInterfaceStyle {
            print("window changed")
            print("screen is dark \(UIScreen.main.traitCollection.userInterfaceStyle == .dark)")
        }
    }
}
let window = Pane(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// window changed
// screen is dark false
// window changed
// screen is dark false
