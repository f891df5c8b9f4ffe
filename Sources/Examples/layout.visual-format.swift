import UIKit

let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
let first = UIView()
let second = UIView()
for view in [first, second] {
  view.translatesAutoresizingMaskIntoConstraints = false
  page.addSubview(view)
}
let views = ["first": first, "second": second]
let row = NSLayoutConstraint.constraints(
  withVisualFormat: "H:|-20-[first(100)]-(gap)-[second]-20-|", options: .alignAllTop,
  metrics: ["gap": 10], views: views)
print("constraints:", row.count)
NSLayoutConstraint.activate(row)
page.layoutIfNeeded()
print("second:", second.frame.minX, second.frame.width)
