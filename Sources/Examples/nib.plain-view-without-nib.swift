import UIKit

class Empty: UIViewController {}

let empty = Empty()
empty.loadViewIfNeeded()
print(empty.view.frame.size == UIScreen.main.bounds.size)
print(empty.view.backgroundColor == nil)
