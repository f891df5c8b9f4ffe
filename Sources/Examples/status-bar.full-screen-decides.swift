import UIKit

final class Film: UIViewController {
  override var prefersStatusBarHidden: Bool { return true }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
  let film = Film()
  film.modalPresentationStyle = style
  page.present(film, animated: false)
  Simulator.settle()
  print("hidden:", UIApplication.shared.isStatusBarHidden)
  page.dismiss(animated: false)
  Simulator.settle()
}
