import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
print("without a color:", box.description.contains("backgroundColor"))
box.backgroundColor = .black
print("with a color:", box.description.contains("backgroundColor = UIExtendedGrayColorSpace 0 1"))
box.isHidden = true
print("hidden:", box.description.contains("hidden = YES"))
