// title: Presenting a controller whose orientations the app does not allow raises
// ios: 11
// device: iphone
// watch: raised | reason
// normalize:
// source: https://github.com/ejeinc/MetalScope/issues/39 (Yoloabdo, 2017-11)
// confidence: high
// note: The app delegate allowed less than the presented controller. The reason goes on with the class name of the controller.
import UIKit
final class Wide: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape } }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { return .portrait }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
let raised = Simulator.catchException {
    app.window?.rootViewController?.present(wide, animated: false)
    Simulator.settle()
}
print("raised \(raised?.name.rawValue ?? "nothing")")
print("reason \(raised?.reason?.hasPrefix("Supported orientations has no common orientation with the application, and [") == true)")

// prints:
// raised UIApplicationInvalidInterfaceOrientation
// reason true
