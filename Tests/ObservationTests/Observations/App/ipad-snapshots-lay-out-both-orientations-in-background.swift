// title: iPad: after didEnterBackground the view is laid out in landscape and in portrait for the snapshots
// ios: 9
// device: ipad
// watch: sizes
// normalize:
// source: https://mcmap.net/q/1114353/-ios-opengl-catch-22-opengl-background-rules-and-quot-app-snapshot-quot-for-app-switcher (Stack Overflow, 2016, iOS 9.3.2, iPad mini)
// confidence: medium
// note: layoutSubviews is called twice with portrait and landscape sizes. Not on most iPhones. Whether each is seen is compared, not the order.
import UIKit
var seen: Set<String> = []
final class Canvas: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        if UIApplication.shared.applicationState == .background { seen.insert(bounds.width > bounds.height ? "landscape" : "portrait") }
    }
}
final class Root: UIViewController { override func loadView() { view = Canvas() } }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
print("sizes \(seen.sorted())")

// prints:
// sizes ["landscape", "portrait"]
