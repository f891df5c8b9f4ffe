import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
page.present(alert, animated: false)
Simulator.settle()
print("page dimmed:", page.view.tintAdjustmentMode == .dimmed)
print("alert dimmed:", alert.view.tintAdjustmentMode == .dimmed)
page.dismiss(animated: false)
Simulator.settle()
print("page dimmed:", page.view.tintAdjustmentMode == .dimmed)
