import UIKit

class Menus: NSObject, UIContextMenuInteractionDelegate {
  let later = UIDeferredMenuElement { found in
    print("elements, please")
    found([])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [self.later]) })
  }
}

let menus = Menus()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
box.addInteraction(UIContextMenuInteraction(delegate: menus))
Simulator.openContextMenu(at: CGPoint(x: 10, y: 10), in: box)
Simulator.closeContextMenu()
print("a second time")
Simulator.openContextMenu(at: CGPoint(x: 10, y: 10), in: box)
