import UIKit

class List: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("destination loaded: \(segue.destination.isViewLoaded)")
  }
}

class Detail: UIViewController {}

Simulator.addStoryboard(
  "Main",
  scenes: [
    Simulator.Scene(
      "list", controller: List.self, initial: true, embeddedIn: UINavigationController.self),
    Simulator.Scene("detail", controller: Detail.self),
  ], segues: [Simulator.Segue("open", from: "list", to: "detail", kind: .show)])
let navigation =
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  as? UINavigationController

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation?.topViewController?.performSegue(withIdentifier: "open", sender: nil)
Simulator.settle()
