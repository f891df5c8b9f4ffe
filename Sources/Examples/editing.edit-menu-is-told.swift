import UIKit

final class Page: UIViewController, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    return UIMenu(children: [UIAction(title: "Wave") { _ in }])
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    print("menu shows")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let interaction = UIEditMenuInteraction(delegate: page)
page.view.addInteraction(interaction)
interaction.presentEditMenu(
  with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
Simulator.settle()
interaction.dismissMenu()
