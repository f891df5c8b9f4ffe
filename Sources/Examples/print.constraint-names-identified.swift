import UIKit

let box = UIView()
let width = box.widthAnchor.constraint(equalToConstant: 100)
print("by its class:", width.description.contains("UIView:"))
box.accessibilityIdentifier = "box"
print("by its identifier:", width.description.contains("box.width == 100"))
