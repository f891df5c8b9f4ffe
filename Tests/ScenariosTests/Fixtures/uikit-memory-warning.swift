// ios: 17. A memory warning today: the view stays.
import UIKit

class Screen: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad") }
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
