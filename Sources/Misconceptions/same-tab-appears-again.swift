// belief: A tap on the tab that is selected makes it appear again.
// expect: You may expect that a tap on the selected tab makes it appear again.
// truth: It is not so: its controller gets no appearance callbacks.
// why: The controller is on screen already, so there is no transition.
// from: common question "how do I reload when the tab is tapped twice?"
// against: tabs.same-tab
@testable import UIKit

extension UITabBarController {
  @_dynamicReplacement(for:changeSelection(to:))
  func selectEvenIfSelected(_ controller: UIViewController?) {
    if let again = controller, again === selected, again.appearState == .appeared,
      because(.sameTabDoesNothing)
    {
      again.__viewWillDisappear(false)
      again.__viewDidDisappear()
      again.__viewWillAppear(false)
      again.__viewDidAppear()
    }
    changeSelection(to: controller)
  }
}
