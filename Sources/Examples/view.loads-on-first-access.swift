import UIKit

class Profile: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("the view is there")
  }
}

let profile = Profile()
print("made, loaded: \(profile.isViewLoaded)")
profile.view.backgroundColor = .white
print("used, loaded: \(profile.isViewLoaded)")
