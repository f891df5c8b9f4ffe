import UIKit

class Canvas: UIView {}

class Drawing: UIViewController {
  override func loadView() {
    view = Canvas()
  }
}

let drawing = Drawing()
print(type(of: drawing.view!))
