// ios: 17. Article 001, third listing: the root replaced, without super.
import UIKit

class ViewController: UIViewController {

  override func loadView() {
    view = UIView(frame: .zero)

    // super.loadView() // no need for this

  }
}

print(ViewController().view.frame)
