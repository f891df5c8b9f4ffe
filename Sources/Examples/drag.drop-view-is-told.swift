import UIKit

final class Mover: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    return [UIDragItem(itemProvider: NSItemProvider(object: "note" as NSString))]
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    print("entered")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    print("exited")
  }
}

let mover = Mover()
let page = UIViewController()
let from = UIView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
let to = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
page.view.addSubview(from)
page.view.addSubview(to)
from.addInteraction(UIDragInteraction(delegate: mover))
to.addInteraction(UIDropInteraction(delegate: mover))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 10, y: 10), in: from)
Simulator.advance(by: 1)
Simulator.touchMove(to: CGPoint(x: 10, y: 200), in: page.view)
Simulator.touchMove(to: CGPoint(x: 10, y: 300), in: page.view)
Simulator.touchUp()
Simulator.settle()
