import UIKit

class Inbox: UIViewController {}
class Letter: UIViewController {}

let inbox = Inbox()
inbox.definesPresentationContext = true
let flow = UINavigationController(rootViewController: inbox)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = flow
window.makeKeyAndVisible()
Simulator.settle()

let letter = Letter()
letter.modalPresentationStyle = .currentContext
inbox.present(letter, animated: true)
Simulator.settle()
print(letter.presentingViewController === inbox, flow.view.window != nil)
