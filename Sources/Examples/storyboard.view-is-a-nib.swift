import UIKit

class Detail: UIViewController {
  @IBOutlet var label: UILabel?
}

Simulator.addStoryboard(
  "Main",
  scenes: [
    Simulator.Scene("detail", controller: Detail.self, outlets: ["label": UILabel.self])
  ])
let storyboard = UIStoryboard(name: "Main", bundle: nil)
let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
print("made, label: \(detail?.label != nil)")
_ = detail?.view
print("loaded, label: \(detail?.label != nil)")
