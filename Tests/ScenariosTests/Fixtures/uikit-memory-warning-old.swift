// ios: 5.1. A memory warning then: the view goes and is loaded again.
import UIKit

class Screen: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad") }
  override func viewWillUnload() { super.viewWillUnload(); print("viewWillUnload") }
  override func viewDidUnload() { super.viewDidUnload(); print("viewDidUnload", isViewLoaded) }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    print("didReceiveMemoryWarning", isViewLoaded)
  }
}
let hidden = Screen()
_ = hidden.view
let shown = Screen()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = shown
window.makeKeyAndVisible()
Simulator.settle()
Simulator.sendMemoryWarning()
print(hidden.isViewLoaded, shown.isViewLoaded)
_ = hidden.view
