import UIKit

class Forgetful: UIViewController {
  override func loadView() {
    print("loadView sets nothing")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad, view loaded: \(isViewLoaded)")
  }
}

Forgetful().loadViewIfNeeded()
