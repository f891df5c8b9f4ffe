// ios: 17. Controls, gestures and bar buttons act on closures; hidden and disabled ones do not.
import UIKit

let button = UIButton(type: .system)
button.setTitle("Go", for: .normal)
button.addAction(UIAction { _ in print("tapped", button.title(for: .normal) ?? "-") }, for: .touchUpInside)
Simulator.tap(button)
button.isEnabled = false
Simulator.tap(button)
let label = UILabel()
label.text = "text"
label.textColor = .red
print(label.text ?? "-", label.textColor ?? "-", label.isHidden, label.alpha, label.numberOfLines)
let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
view.backgroundColor = .green
view.tag = 7
let inner = UIView()
inner.tag = 9
view.addSubview(inner)
print(view.viewWithTag(9) === inner, view.backgroundColor == .green, view.frame.maxX, view.center, view.bounds)
view.frame = view.frame.insetBy(dx: 5, dy: 5).offsetBy(dx: 1, dy: 0)
print(view.frame, view.frame.contains(CGPoint(x: 8, y: 8)), view.frame.intersects(.zero))
print(CGRect(x: 0, y: 0, width: 2, height: 2) == CGRect(origin: .zero, size: CGSize(width: 2, height: 2)))
print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left, IndexPath(row: 3, section: 1).row)
NSLayoutConstraint.activate([
  inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
  inner.heightAnchor.constraint(equalToConstant: 44),
])
print(view.constraints.count, inner.constraints.count, inner.translatesAutoresizingMaskIntoConstraints)
