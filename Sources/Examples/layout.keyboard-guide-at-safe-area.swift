import UIKit

final class Form: UIViewController {}

let form = Form()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = form
window.makeKeyAndVisible()
Simulator.settle()
print(form.view.keyboardLayoutGuide.layoutFrame.minY)
print(form.view.safeAreaLayoutGuide.layoutFrame.maxY)
