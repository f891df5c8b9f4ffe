import UIKit

let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
page.semanticContentAttribute = .forceRightToLeft
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
page.addSubview(box)
NSLayoutConstraint.activate([
  box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
  box.topAnchor.constraint(equalTo: page.topAnchor),
  box.widthAnchor.constraint(equalToConstant: 20),
  box.heightAnchor.constraint(equalToConstant: 20),
])
page.layoutIfNeeded()
print("right edge:", box.frame.maxX)
