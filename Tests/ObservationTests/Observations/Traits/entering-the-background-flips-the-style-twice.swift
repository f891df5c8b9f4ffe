// title: A dark app that goes to the background gets traitCollectionDidChange to light and back to dark
// ios: 13
// device: iphone
// watch: style
// normalize: 
// source: https://stackoverflow.com/q/63372828 as stored at https://example-a.com/answer/63372828 (2020-08)
// confidence: high
// note: The printed log: DARK -> LIGHT, LIGHT -> DARK, both in the background; the system takes a snapshot for either style. NEWACT: setInterfaceStyle (the user switches light or dark in Settings)
import UIKit
final class A: UIViewController {
    override func traitCollectionDidChange(_ p: UITraitCollection?) {
        super.traitCollectionDidChange(p)
        guard let p = p else { return }
        if p.userInterfaceStyle == traitCollection.userInterfaceStyle { return }
        print("style dark \(p.userInterfaceStyle == .dark) to dark \(traitCollection.userInterfaceStyle == .dark) background \(UIApplication.shared.applicationState == .background)")
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.setInterfaceStyle(.dark)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// style dark true to dark false background true
// style dark false to dark true background true
