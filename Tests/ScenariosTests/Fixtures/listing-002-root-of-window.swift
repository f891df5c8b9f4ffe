// ios: 9. Article 002, first listing: the controller as root of the window.
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("ViewController", controller: ViewController.self)])

class App {
  var window: UIWindow?

  func run() {
    if self.window == nil {
      self.window = UIWindow(frame: UIScreen.main.bounds)
    }
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    let vc = storyboard.instantiateViewController(withIdentifier: "ViewController")
    self.window!.rootViewController = vc
  }
}

let app = App()
app.run()
print("before makeKeyAndVisible")
app.window!.makeKeyAndVisible()
