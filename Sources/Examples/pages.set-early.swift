// ios: 17
import UIKit

class Cover: UIViewController {}
class Book: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Cover()], direction: .forward, animated: false)
  }
}
let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = book
window.makeKeyAndVisible()
Simulator.settle()
