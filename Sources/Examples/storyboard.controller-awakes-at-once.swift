import UIKit

class Detail: UIViewController {}

Simulator.addStoryboard("Main", scenes: [Simulator.Scene("detail", controller: Detail.self)])
let storyboard = UIStoryboard(name: "Main", bundle: nil)
let detail = storyboard.instantiateViewController(withIdentifier: "detail")
print("view loaded: \(detail.isViewLoaded)")
detail.loadViewIfNeeded()
