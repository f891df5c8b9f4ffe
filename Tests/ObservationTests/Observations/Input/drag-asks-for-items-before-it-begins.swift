// title: A drag asks for its items first and calls sessionWillBegin when the finger moves
// ios: 15
// device: ipad
// watch: drag
// normalize:
// source: https://developer.apple.com/documentation/uikit/uidraginteractiondelegate/draginteraction(_:sessionwillbegin:) and draginteraction(_:itemsforbeginning:) (Apple reference)
// confidence: high
// note: The pages: the items are asked for an impending drag; the other call comes when the lift animation is over and the user starts to move. NEWACT: touchDown, touchMove, touchUp. MISSING: UIDragInteraction, UIDragInteractionDelegate, UIDragItem
import UIKit
final class D: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        print("drag items")
        return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) { print("drag will begin") }
}
let d = D()
let v = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
v.isUserInteractionEnabled = true
v.addInteraction(UIDragInteraction(delegate: d))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 100, y: 100), in: v)
Simulator.advance(by: 1.5)
print("drag lifted")
for i in 1...10 { Simulator.touchMove(to: CGPoint(x: 100, y: 100 + 10 * i), in: v) }
Simulator.touchUp()
Simulator.settle()

// prints:
// drag items
// drag lifted
// drag will begin
