import UIKit

let page = UIViewController()
let navigation = UINavigationController()
let exception = Simulator.catchException {
  navigation.setViewControllers([page, page], animated: false)
}
print("exception:", exception?.name.rawValue ?? "none")
