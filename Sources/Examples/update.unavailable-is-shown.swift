import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
print("views:", page.view.subviews.count)
page.contentUnavailableConfiguration = nil
print("views:", page.view.subviews.count)
