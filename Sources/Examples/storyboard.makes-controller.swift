import UIKit

class Detail: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("init(coder:)")
  }
}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("detail", controller: Detail.self)])
let storyboard = UIStoryboard(name: "Main", bundle: nil)
let detail = storyboard.instantiateViewController(withIdentifier: "detail")
print(type(of: detail), detail.isViewLoaded)
