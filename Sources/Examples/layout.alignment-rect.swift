import UIKit

final class Badge: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    return UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
  }
}

let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
let badge = Badge()
badge.translatesAutoresizingMaskIntoConstraints = false
page.addSubview(badge)
NSLayoutConstraint.activate([
  badge.leadingAnchor.constraint(equalTo: page.leadingAnchor),
  badge.topAnchor.constraint(equalTo: page.topAnchor),
  badge.widthAnchor.constraint(equalToConstant: 20),
  badge.heightAnchor.constraint(equalToConstant: 20),
])
page.layoutIfNeeded()
print("frame:", badge.frame)
