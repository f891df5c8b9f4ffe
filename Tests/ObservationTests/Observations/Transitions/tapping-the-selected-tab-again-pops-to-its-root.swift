// title: A tap on the already selected tab pops its navigation controller to the root
// ios: 16.4
// device: iphone
// watch: C1. | C2. | stack
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios IntegrationTests RUMTabBarControllerScenarioTests.swift (Datadog, 2026)
// confidence: high
// note: A UI test on a simulator whose log of screens is driven by viewDidAppear and viewDidDisappear: tapping tab C while C2 is shown ends on C1. Only the did calls of the two are watched, in the order known for pops.
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
Simulator.select(tab: 1, in: tabs)
Simulator.settle()
print("stack \(nav.viewControllers.count)")

// prints:
// C1.didAppear
// stack 1
