import UIKit

final class Stubborn: UITextField {
  override var canResignFirstResponder: Bool { return false }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let stubborn = Stubborn()
let other = UITextField()
page.view.addSubview(stubborn)
page.view.addSubview(other)
print(stubborn.becomeFirstResponder())
print(other.becomeFirstResponder())
