// title: The device is held in portrait, the root allows only landscape: willTransition(to:) comes between willAppear and didAppear
// ios: 15
// device: iphone
// watch: did load | will appear | did appear | trait
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p258launchIntoRotationEvents (Matt Neuburg, 2021, log of iOS 15)
// confidence: high
// note: The log: willTransition to compact height after will appear, then traitCollectionDidChange; an iPhone SE.
import UIKit
final class Root: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
    override func viewDidLoad() { super.viewDidLoad(); print("did load") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear") }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator); print("trait will change compact \(newCollection.verticalSizeClass == .compact)") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass == .regular { print("trait did change") }
    }
}
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()

// prints:
// did load
// will appear
// trait will change compact true
// trait did change
// did appear
