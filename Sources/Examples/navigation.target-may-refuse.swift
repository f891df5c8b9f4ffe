import UIKit

final class Stack: UINavigationController {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return false
  }
}

let page = UIViewController()
let stack = Stack(rootViewController: page)
let action = #selector(UIViewController.show(_:sender:))
print("target:", page.targetViewController(forAction: action, sender: nil) === stack)
