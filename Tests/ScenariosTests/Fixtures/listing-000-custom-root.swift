// ios: 17. Article 000, third listing: a root of a class of one's own.
import UIKit

class MyCustomView: UIView {}

class ViewController: UIViewController {
  override func loadView() {
    self.view = MyCustomView()
  }
}

let controller = ViewController()
print(type(of: controller.view!), controller.isViewLoaded)
