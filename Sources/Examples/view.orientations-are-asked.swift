import UIKit

class Poster: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    print("which orientations?")
    return .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

_ = Poster().view
