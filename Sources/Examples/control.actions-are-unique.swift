import UIKit

let save = UIAction.Identifier("save")

let page = UIViewController()
let button = UIButton(type: .system)
button.addAction(UIAction(identifier: save) { _ in print("first") }, for: .touchUpInside)
button.addAction(UIAction(identifier: save) { _ in print("second") }, for: .touchUpInside)
page.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(button)
Simulator.settle()
