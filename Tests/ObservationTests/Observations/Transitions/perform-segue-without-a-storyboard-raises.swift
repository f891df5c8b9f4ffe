// title: performSegue on a controller that was made in code raises
// ios: 16.4
// device: iphone
// watch: raised
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:) (Apple)
// confidence: high
// note: The page: the controller must have been loaded from a storyboard; if its storyboard property is nil the method throws an exception.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("raised storyboard \(a.storyboard != nil)")
let e = Simulator.catchException { a.performSegue(withIdentifier: "go", sender: nil) }
print("raised \(e != nil)")

// prints:
// raised storyboard false
// raised true
