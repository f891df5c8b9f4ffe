import UIKit

class Badge: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

let badge = Badge()
badge.view = UIView()
print("loaded: \(badge.isViewLoaded)")
