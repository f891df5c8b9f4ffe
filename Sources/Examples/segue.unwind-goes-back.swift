import UIKit

class List: UIViewController {
  @objc func backToList(_ segue: UIStoryboardSegue) { print("back in the list") }
}
class Detail: UIViewController {}
class Editor: UIViewController {}

let navigation = UINavigationController(rootViewController: List())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(Detail(), animated: false)
Simulator.settle()
let editor = Editor()
navigation.pushViewController(editor, animated: false)
Simulator.settle()

Simulator.unwind(#selector(List.backToList(_:)), from: editor)
Simulator.settle()
print(navigation.viewControllers.count)
