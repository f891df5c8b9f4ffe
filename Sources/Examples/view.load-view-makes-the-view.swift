import UIKit

class Canvas: UIView {}

class Drawing: UIViewController {
  override func loadView() {
    view = Canvas()
  }
}

let drawing = Drawing()
print(drawing.view is Canvas)
