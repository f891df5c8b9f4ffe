import UIKit

class List: UIViewController {
  @objc func backToList(_ segue: UIStoryboardSegue) { print("back in the list") }
}
class Editor: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("prepared")
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let editor = Editor()
list.present(editor, animated: true)
Simulator.settle()

Simulator.unwind(#selector(List.backToList(_:)), from: editor)
Simulator.settle()
print("list presents nothing: \(list.presentedViewController == nil)")
