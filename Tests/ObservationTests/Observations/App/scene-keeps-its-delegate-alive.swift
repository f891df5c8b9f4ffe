// title: A scene holds its delegate strongly, so a delegate that nobody else keeps lives on
// ios: 16
// device: iphone
// watch: delegate
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment at the delegate property: a strong reference, since unlike the app delegate it need not live as long as the process.
import UIKit
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    deinit { print("delegate gone") }
}
final class App: UIResponder, UIApplicationDelegate {
}
let app = App()
Simulator.launch(app: app, scene: Scene())
Simulator.settle()
let held = UIApplication.shared.connectedScenes.first?.delegate is Scene
print("delegate held \(held)")

// prints:
// delegate held true
