import UIKit

class Profile: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
  }
}

let profile = Profile()
print(profile.isViewLoaded)
print(profile.viewIfLoaded == nil)
