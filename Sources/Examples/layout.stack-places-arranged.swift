import UIKit

let top = UIView()
let bottom = UIView()
let stack = UIStackView(arrangedSubviews: [top, bottom])
stack.axis = .vertical
stack.distribution = .fillEqually
stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
stack.layoutIfNeeded()
print(top.frame, bottom.frame)
