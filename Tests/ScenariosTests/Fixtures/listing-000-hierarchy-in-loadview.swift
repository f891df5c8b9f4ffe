// ios: 17. Article 000, first listing: the hierarchy built in loadView.
import UIKit

class ViewController: UIViewController {
  func positionSubviewWithEitherFramesOrConstraints() {}

  override func loadView() {
    let v = UIView()
    let subview = UIView()
    v.addSubview(subview)
    positionSubviewWithEitherFramesOrConstraints()
    self.view = v
  }
}

print(ViewController().view.subviews.count)
