import UIKit

let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
page.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 30)
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
page.addSubview(box)
NSLayoutConstraint.activate(
  NSLayoutConstraint.constraints(withVisualFormat: "H:|-[box]-|", views: ["box": box]))
page.layoutIfNeeded()
print("from", box.frame.minX, "to", box.frame.maxX)
