// title: On the iPad a primary column that is hidden from the start gets no appearance callbacks
// ios: 16.4
// device: ipad
// watch: primary | secondary
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller (Apple)
// confidence: high
// note: The overview, message forwarding: appearance messages are sent only when the child actually appears onscreen.
import UIKit

final class Page: UIViewController {
    let name: String
    init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { return nil }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("\(name) didAppear") }
}

let split = UISplitViewController(style: .doubleColumn)
split.preferredDisplayMode = .secondaryOnly
split.setViewController(Page("primary"), for: .primary)
split.setViewController(Page("secondary"), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// secondary didAppear
