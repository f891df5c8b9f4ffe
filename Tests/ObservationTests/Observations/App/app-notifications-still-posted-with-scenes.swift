// title: With scenes the UIApplication notifications of activation and background are still posted
// ios: 13
// device: iphone
// watch: note
// normalize:
// source: https://onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12 (Khoa, 2020)
// confidence: high
// note: He lists didBecomeActive and willResignActive; getsentry/sentry-cocoa#2280 says the same. The order beside the scene notifications is not part of this.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
let t1 = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in print("note will resign active") }
let t2 = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note did become active") }
Simulator.resignActive()
Simulator.settle()
Simulator.becomeActive()
Simulator.settle()

// prints:
// note will resign active
// note did become active
