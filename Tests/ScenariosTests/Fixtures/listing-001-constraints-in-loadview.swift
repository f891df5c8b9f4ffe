// ios: 17. Article 001, fourth listing: subviews and constraints added in loadView, after super.
import UIKit

class Label: UILabel {
  init() {
    super.init(frame: .zero)
    self.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class ViewController: UIViewController {

  var foo: Label = .init()

  override func loadView() {
    super.loadView()

    view.addSubview(foo)

    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: foo.centerXAnchor),
      view.leadingAnchor.constraint(equalTo: foo.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: foo.trailingAnchor),
      foo.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

let controller = ViewController()
print(controller.view.subviews.count, controller.view.constraints.count, controller.foo.constraints.count)
