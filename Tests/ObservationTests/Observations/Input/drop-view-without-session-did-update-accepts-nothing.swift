// title: A drop delegate without sessionDidUpdate gets no performDrop
// ios: 15
// device: ipad
// watch: drop
// normalize:
// source: https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidupdate:) (Apple reference)
// confidence: high
// note: The page: a view whose delegate does not provide the method cannot accept any drop. NEWACT: touchDown, touchMove, touchUp. MISSING: UIDragInteraction, UIDropInteraction and their delegates
import UIKit
final class D: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) { print("drop performed") }
}
let d = D()
let from = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
let to = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 200))
from.addInteraction(UIDragInteraction(delegate: d))
to.addInteraction(UIDropInteraction(delegate: d))
let a = UIViewController()
a.view.addSubview(from)
a.view.addSubview(to)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 100, y: 100), in: from)
Simulator.advance(by: 1.5)
for i in 1...20 { Simulator.touchMove(to: CGPoint(x: 150, y: 150 + 17 * i), in: a.view) }
Simulator.touchUp()
Simulator.settle()
print("drop over")

// prints:
// drop over
