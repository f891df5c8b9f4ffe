import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: #selector(Page.save))
    navigationItem.rightBarButtonItem = button
  }
  @objc func save() { print("saved") }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
if let button = page.navigationItem.rightBarButtonItem { Simulator.tap(button) }
