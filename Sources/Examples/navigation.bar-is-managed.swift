import UIKit

let home = UIViewController()
home.title = "Home"
let navigation = UINavigationController(rootViewController: home)
print(navigation.navigationBar.topItem?.title ?? "nothing on top")
let failure = Simulator.catchException { navigation.navigationBar.popItem(animated: false) }
print(failure?.reason ?? "popped")
