import UIKit

final class Tray: UIView {}

let left = Tray()
let right = Tray()
let glass = UIView()
left.addSubview(glass)
right.addSubview(glass)
print(left.subviews.count, right.subviews.count)
