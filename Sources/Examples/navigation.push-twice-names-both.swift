import UIKit

class Detail: UIViewController {}

let detail = Detail()
let nav = UINavigationController(rootViewController: detail)
let error = Simulator.catchException { nav.pushViewController(detail, animated: false) }
print("names the navigation:", error?.reason?.hasPrefix("<UINavigationController") ?? false)
