// ios: 9. Article 002, third listing: an appearance begun and ended by hand.
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
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("viewDidLayoutSubviews")
  }
}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("ViewController", controller: ViewController.self)])

let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
let vc = storyboard.instantiateViewController(withIdentifier: "ViewController")
vc.beginAppearanceTransition(true, animated: false)
vc.endAppearanceTransition()
