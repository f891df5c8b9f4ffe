// ios: 17, device: ipad. The same code on an iPad: sizes, sheets and split views.
import UIKit

class Screen: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad", view.frame, UIDevice.current.userInterfaceIdiom == .pad) }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("viewWillAppear", title ?? "-") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("viewWillDisappear", title ?? "-") }
}
print(UIScreen.main.bounds)
let root = Screen()
root.title = "root"
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
let sheet = Screen()
sheet.title = "sheet"
sheet.modalPresentationStyle = .formSheet
root.present(sheet, animated: true)
Simulator.settle()
root.dismiss(animated: false)
