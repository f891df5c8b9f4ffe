import UIKit

let button = UIButton()
button.tintColor = .red
print("normal, still red:", button.tintColor == .red)
button.tintAdjustmentMode = .dimmed
print("dimmed, still red:", button.tintColor == .red)
button.tintAdjustmentMode = .normal
print("normal, still red:", button.tintColor == .red)
