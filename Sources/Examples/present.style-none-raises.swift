import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let error = Simulator.catchException {
  let page = Page()
  page.modalPresentationStyle = .none
  home.present(page, animated: true)
  Simulator.settle()
}
print(error?.reason ?? "presented")
