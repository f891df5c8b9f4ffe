import UIKit

class List: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("\(segue.identifier ?? "a segue") for \(sender ?? "nobody")")
  }
}

Simulator.addStoryboard(
  "Main",
  scenes: [
    Simulator.Scene("list", controller: List.self),
    Simulator.Scene("detail", controller: UIViewController.self),
  ], segues: [Simulator.Segue("open", from: "list", to: "detail", kind: .present)])
let list = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "list")

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()

list.performSegue(withIdentifier: "open", sender: "row 3")
Simulator.settle()
