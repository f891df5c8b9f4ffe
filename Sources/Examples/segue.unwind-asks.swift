import UIKit

class Step: UIViewController {
  let mayGoBackHere: Bool
  init(_ title: String, mayGoBackHere: Bool) {
    self.mayGoBackHere = mayGoBackHere
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { return nil }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from: UIViewController, sender: Any?
  ) -> Bool {
    return mayGoBackHere
  }
  @objc func goBack(_ segue: UIStoryboardSegue) { print("back in", title ?? "") }
}

let navigation = UINavigationController(rootViewController: Step("one", mayGoBackHere: true))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(Step("two", mayGoBackHere: false), animated: false)
Simulator.settle()
let last = Step("three", mayGoBackHere: true)
navigation.pushViewController(last, animated: false)
Simulator.settle()

Simulator.unwind(#selector(Step.goBack(_:)), from: last)
Simulator.settle()
