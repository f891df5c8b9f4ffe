import UIKit

class Home: UIViewController {}
class Map: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let map = Map()
map.sheetPresentationController?.detents = [.medium(), .large()]
home.present(map, animated: true)
Simulator.settle()
let low = map.view.frame.height
map.sheetPresentationController?.selectedDetentIdentifier = .large
Simulator.settle()
print("it grows: \(map.view.frame.height > low)")
