import UIKit

class List: UIViewController {}
class Home: UIViewController {
  var list: UIViewController?
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = List()
    let content: UIViewController = UINavigationController(rootViewController: list)
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    self.list = list
  }
}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = UIViewController()
page.modalPresentationStyle = .overCurrentContext
home.list?.present(page, animated: true)
Simulator.settle()
print("navigation presents: \(page.presentingViewController === home.list?.navigationController)")
