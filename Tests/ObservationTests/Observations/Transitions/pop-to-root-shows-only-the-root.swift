// title: popToRoot over three screens: only the root gets viewDidAppear, the middle one hears nothing
// ios: 16.4
// device: iphone
// watch: S1. | S2. | S3.
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios IntegrationTests RUMNavigationControllerScenarioTests.swift (Datadog, 2026)
// confidence: high
// note: In the UI test's log of screens Screen3 is followed directly by Screen1. The order of the two did calls is the one known for pops.
import UIKit

final class Page: UIViewController {
    let name: String
    init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { return nil }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("\(name).didAppear") }
}

let nav = UINavigationController(rootViewController: Page("S1"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Page("S2"), animated: true)
Simulator.settle()
nav.pushViewController(Page("S3"), animated: true)
Simulator.settle()
print("# reset")
nav.popToRootViewController(animated: true)
Simulator.settle()

// prints:
// S1.didAppear
