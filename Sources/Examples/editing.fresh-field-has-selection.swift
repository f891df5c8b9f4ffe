import UIKit

let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
print(field.selectedTextRange == nil ? "no selection" : "a selection")
