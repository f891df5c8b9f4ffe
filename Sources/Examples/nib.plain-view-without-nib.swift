import UIKit

class Empty: UIViewController {}

let empty = Empty()
let root = empty.view!
print(type(of: root), root.frame.size == UIScreen.main.bounds.size)
print(root.backgroundColor == nil)
