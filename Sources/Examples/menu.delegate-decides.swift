import UIKit

class Menus: NSObject, UIContextMenuInteractionDelegate {
  var configuration: UIContextMenuConfiguration?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    print("which menu?")
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    print("it opens")
  }
}

let menus = Menus()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
box.addInteraction(UIContextMenuInteraction(delegate: menus))
Simulator.openContextMenu(at: CGPoint(x: 10, y: 10), in: box)
menus.configuration = UIContextMenuConfiguration()
Simulator.openContextMenu(at: CGPoint(x: 10, y: 10), in: box)
