import UIKit

let box = UIView()
let width = box.widthAnchor.constraint(equalToConstant: 100)
print("as an equation:", width.description.contains(".width == 100"))
print("in brackets:", width.description.contains("(100)"))
