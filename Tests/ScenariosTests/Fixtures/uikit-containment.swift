// ios: 17. Adding and removing a child; the callbacks it gets with its container's.
import UIKit

class Named: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:)") }
  override func viewDidLoad() {
    super.viewDidLoad()
    print(name, "viewDidLoad")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print(name, "willMove", (parent as? Named)?.name ?? "nil", self.parent == nil)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print(name, "didMove", (parent as? Named)?.name ?? "nil")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "viewDidDisappear")
  }
  deinit { print(name, "deinit") }
}
final class Container: Named {
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
  func drop(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

let container = Container("container")
container.embed(Named("early"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = container
window.makeKeyAndVisible()
Simulator.settle()
print("-- a late one")
var late: Named? = Named("late")
container.embed(late!)
Simulator.settle()
print(container.children.count, late?.parent === container)
print("-- drop both")
container.drop(container.children[0])
Simulator.settle()
container.drop(late!)
print("dropped", late?.parent == nil)
Simulator.settle()
late = nil
print("-- added without a view")
container.addChild(Named("unseen"))
print(container.children.map { $0.isViewLoaded })
