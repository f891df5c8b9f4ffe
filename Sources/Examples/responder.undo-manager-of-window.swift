import UIKit

final class Note: UIViewController {
  var words = "" {
    didSet {
      print("'\(words)'")
      undoManager?.registerUndo(withTarget: self) { $0.words = oldValue }
    }
  }
}

let page = Note()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.words = "draft"
Simulator.settle()
window.undoManager?.undo()
window.undoManager?.redo()
