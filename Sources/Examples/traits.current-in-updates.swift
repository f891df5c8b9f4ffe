import UIKit

final class Paper: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("dark:", UITraitCollection.current.userInterfaceStyle == .dark)
  }
}

let paper = Paper()
paper.overrideUserInterfaceStyle = .dark
let page = UIViewController()
page.view.addSubview(paper)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("outside dark:", UITraitCollection.current.userInterfaceStyle == .dark)
