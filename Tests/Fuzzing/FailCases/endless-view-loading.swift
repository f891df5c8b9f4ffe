import UIKit
class V: UIViewController { override func loadView() { print("l") } ; override func viewDidLoad() { _ = view } }
_ = V().view
