import UIKit

final class Shelf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let book = Book()
    addChild(book)
    view.addSubview(book.view)
    book.didMove(toParent: self)
  }
}
final class Book: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Shelf()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
