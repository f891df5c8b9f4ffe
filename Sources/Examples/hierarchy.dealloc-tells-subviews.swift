import UIKit

final class Label: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    print("moves to a superview:", newSuperview != nil)
  }

  deinit { print("label is gone") }
}

var box: UIView? = UIView()
box?.addSubview(Label())
box = nil
