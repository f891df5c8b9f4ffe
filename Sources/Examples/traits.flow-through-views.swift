import UIKit

final class Page: UIViewController {
  let card = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }
}

let page = Page()
let child = UIViewController()
page.loadViewIfNeeded()
page.addChild(child)
page.card.addSubview(child.view)
child.didMove(toParent: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.card.overrideUserInterfaceStyle = .dark
Simulator.settle()
print("page dark:", page.traitCollection.userInterfaceStyle == .dark)
print("child dark:", child.traitCollection.userInterfaceStyle == .dark)
