import UIKit

class Greeting: UIViewController {
  @IBOutlet weak var label: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    print("in viewDidLoad: \(label != nil)")
  }
}

Simulator.addNib("Greeting", root: UIView.self, outlets: ["label": UILabel.self])
let greeting = Greeting()
print("before: \(greeting.label != nil)")
greeting.loadViewIfNeeded()
