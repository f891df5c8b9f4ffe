// ios: 17. Article 000, second listing: the hierarchy built in viewDidLoad.
import UIKit

class ViewController: UIViewController {
  func positionSubviewWithEitherFramesOrConstraints() {}

  override func viewDidLoad() {
    let v = self.view!
    let subview = UIView()
    v.addSubview(subview)
    positionSubviewWithEitherFramesOrConstraints()
  }
}

print(ViewController().view.subviews.count)
