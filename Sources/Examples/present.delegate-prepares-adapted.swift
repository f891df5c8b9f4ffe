import UIKit

class Home: UIViewController, UIPopoverPresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController, prepare adapted: UIPresentationController
  ) {
    print("as a sheet: \(adapted is UISheetPresentationController)")
  }
}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .popover
page.popoverPresentationController?.sourceView = home.view
page.popoverPresentationController?.delegate = home
home.present(page, animated: true)
Simulator.settle()
