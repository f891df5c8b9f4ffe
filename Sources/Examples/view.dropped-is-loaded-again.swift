import UIKit

class Map: UIViewController {}

let map = Map()
map.loadViewIfNeeded()
map.view = nil
print("loaded: \(map.isViewLoaded)")
map.loadViewIfNeeded()
