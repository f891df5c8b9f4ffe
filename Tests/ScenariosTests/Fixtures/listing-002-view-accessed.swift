// ios: 9. Article 002, second listing: the view read directly.
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }
}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("ViewController", controller: ViewController.self)])

let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
let vc = storyboard.instantiateViewController(withIdentifier: "ViewController")
_ = vc.view
print(vc.view.window == nil)
