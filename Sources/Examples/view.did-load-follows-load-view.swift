import UIKit

class Login: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("the view is there: \(isViewLoaded)")
  }
}

let login = Login()
_ = login.view
_ = login.view
