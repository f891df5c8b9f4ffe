// title: Leaving a tab and coming back shows the pushed screen again
// ios: 16.4
// device: iphone
// watch: A. | C1. | C2.
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios IntegrationTests RUMTabBarControllerScenarioTests.swift (Datadog, 2026)
// confidence: high
// note: The same test: from C2 to tab A and back to tab C the log shows A, then C2, never C1.
import UIKit

final class Page: UIViewController {
    let name: String
    init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { return nil }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("\(name).didAppear") }
}

let nav = UINavigationController(rootViewController: Page("C1"))
let tabs = UITabBarController()
tabs.viewControllers = [Page("A"), nav]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(tab: 1, in: tabs)
Simulator.settle()
nav.pushViewController(Page("C2"), animated: true)
Simulator.settle()
print("# reset")
Simulator.select(tab: 0, in: tabs)
Simulator.settle()
Simulator.select(tab: 1, in: tabs)
Simulator.settle()

// prints:
// A.didAppear
// C2.didAppear
