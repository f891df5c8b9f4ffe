// ios: 17. Article 001, second listing: subviews held strongly, and who dies when.
import UIKit

class Label: UILabel {

  init() {
    super.init(frame: .zero)

    self.translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    print("deinit Label")
  }
}

class ViewController: UIViewController {

  // strong view pointers for the win! 😅
  var foo: Label = .init()
  var bar: UILabel = .init(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()

  }

  deinit {
    print("deinit ViewController")
  }

}

var controller: ViewController? = ViewController()
print(controller!.view.subviews.count, controller!.foo.translatesAutoresizingMaskIntoConstraints)
controller = nil
