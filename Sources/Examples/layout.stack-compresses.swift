import UIKit

final class Box: UIView {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 60, height: 20)
  }
}

let first = Box()
let second = Box()
second.setContentHuggingPriority(.init(1), for: .horizontal)
first.setContentCompressionResistancePriority(.init(1), for: .horizontal)
let row = UIStackView(arrangedSubviews: [first, second])
row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
row.layoutIfNeeded()
print("widths:", first.frame.width, second.frame.width)
