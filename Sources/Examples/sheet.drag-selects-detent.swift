import UIKit

class Home: UIViewController, UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    print("dragged to \(sheet.selectedDetentIdentifier?.rawValue ?? "the smallest")")
  }
}
class Map: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let map = Map()
map.sheetPresentationController?.detents = [.medium(), .large()]
map.sheetPresentationController?.delegate = home
home.present(map, animated: true)
Simulator.settle()
Simulator.drag(map, to: .large)
Simulator.settle()
map.sheetPresentationController?.selectedDetentIdentifier = .medium
Simulator.settle()
