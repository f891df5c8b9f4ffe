// ios: 17. When a view is loaded, by whom, and what loadView may set.
import UIKit

class Plain: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", type(of: self), view.subviews.count)
  }
}
class Custom: Plain {
  let label = UILabel()
  override func loadView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(label)
    view = root
    print("loadView", isViewLoaded)
  }
}
class Empty: UIViewController {
  override func loadView() { print("sets nothing") }
  override func viewDidLoad() { print("viewDidLoad", isViewLoaded) }
}
class Replacing: Plain {
  override func viewDidLoad() {
    super.viewDidLoad()
    view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    print("replaced", view.frame)
  }
}

let plain = Plain()
print(plain.isViewLoaded, plain.viewIfLoaded as Any)
plain.loadViewIfNeeded()
print(plain.isViewLoaded, plain.view.frame)
plain.loadViewIfNeeded()
let custom = Custom()
print(custom.view.frame, custom.view.subviews.first === custom.label)
custom.view = nil
print("dropped", custom.isViewLoaded)
_ = custom.view
let empty = Empty()
empty.loadViewIfNeeded()
empty.loadViewIfNeeded()
_ = Replacing().view
let given = Plain()
given.view = UIView()
print("given", given.isViewLoaded)
let other = Plain(nibName: nil, bundle: nil)
other.title = "other"
print(other.title ?? "-", other.nibName ?? "no nib", other.isViewLoaded)
