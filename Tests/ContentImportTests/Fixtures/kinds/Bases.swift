import UIKit

class Base: UIViewController {
    var steps: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("base")
    }
}
