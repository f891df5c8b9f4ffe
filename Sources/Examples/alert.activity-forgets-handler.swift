import UIKit

class Page: UIViewController {}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

let share = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
share.completionWithItemsHandler = { _, _, _, _ in }
page.present(share, animated: true)
Simulator.settle()
page.dismiss(animated: true)
Simulator.settle()
print("still has its handler:", share.completionWithItemsHandler != nil)
