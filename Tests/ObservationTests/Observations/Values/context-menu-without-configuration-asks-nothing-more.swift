// title: A context menu delegate that returns no configuration is asked for nothing else
// ios: 15.6
// device: iphone
// watch: menu
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIContextMenuInteraction.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "Return nil to prevent the interaction from beginning." NEWACT: Simulator.openContextMenu(at: CGPoint, in: UIView), a finger is held until the system would open a menu.
import UIKit
final class D: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { print("menu asked"); return nil }
    func contextMenuInteraction(_ i: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration c: UIContextMenuConfiguration) -> UITargetedPreview? { print("menu preview"); return nil }
    func contextMenuInteraction(_ i: UIContextMenuInteraction, willDisplayMenuFor c: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { print("menu display") }
    func contextMenuInteraction(_ i: UIContextMenuInteraction, willEndFor c: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) { print("menu end") }
}
let a = UIViewController()
let box = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
a.view.addSubview(box)
let d = D()
box.addInteraction(UIContextMenuInteraction(delegate: d))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.openContextMenu(at: CGPoint(x: 10, y: 10), in: box)
Simulator.settle()
print("menu over")

// prints:
// menu asked
// menu over
