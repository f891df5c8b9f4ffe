import UIKit

class Inbox: UIViewController {}
class Draft: UIViewController {}

let inbox = Inbox()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: inbox)
window.makeKeyAndVisible()
Simulator.settle()

let draft = Draft()
inbox.present(UINavigationController(rootViewController: draft), animated: true)
Simulator.settle()
print(inbox.presentedViewController === draft.navigationController)
print(draft.presentingViewController === inbox.navigationController)
