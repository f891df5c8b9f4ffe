import UIKit

func bar() -> UIView {
  let bar = UIView()
  bar.heightAnchor.constraint(equalToConstant: 20).isActive = true
  return bar
}

let views = [bar(), bar(), bar()]
let stack = UIStackView(arrangedSubviews: views)
stack.axis = .vertical
stack.spacing = 10
stack.setCustomSpacing(40, after: views[0])
stack.frame = CGRect(x: 0, y: 0, width: 100, height: 110)
stack.layoutIfNeeded()
print("first gap:", views[1].frame.minY - views[0].frame.maxY)
print("second gap:", views[2].frame.minY - views[1].frame.maxY)
