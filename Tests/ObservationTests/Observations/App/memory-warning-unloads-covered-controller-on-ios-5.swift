// title: iOS 5: a memory warning unloads a controller that is covered, and showing it again loads its view anew
// ios: 5
// device: iphone
// watch: below
// normalize:
// source: https://www.191i.com/689936249977104364.html (2012)
// confidence: high
// note: The article: not shown: didReceiveMemoryWarning, viewDidUnload; shown again: loadView, viewDidLoad.
import UIKit
final class Below: UIViewController {
    override func loadView() { super.loadView(); print("below load view") }
    override func viewDidLoad() { super.viewDidLoad(); print("below did load") }
    override func didReceiveMemoryWarning() { print("below warning"); super.didReceiveMemoryWarning() }
    override func viewDidUnload() { super.viewDidUnload(); print("below did unload") }
}
let navigation = UINavigationController(rootViewController: Below())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(UIViewController(), animated: false)
Simulator.settle()
print("# reset")
Simulator.sendMemoryWarning()
Simulator.settle()
navigation.popViewController(animated: false)
Simulator.settle()

// prints:
// below warning
// below did unload
// below load view
// below did load
