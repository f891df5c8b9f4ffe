import UIKit

let label = UILabel()
label.font = UIFont.preferredFont(forTextStyle: .body)
label.adjustsFontForContentSizeCategory = true
let page = UIViewController()
page.view.addSubview(label)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("size:", label.font.pointSize)
Simulator.setContentSize(.extraExtraLarge)
Simulator.settle()
print("size:", label.font.pointSize)
